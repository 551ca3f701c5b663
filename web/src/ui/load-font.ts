// Asks for the font once the code of the first load is here, before that runs: asked for in advance it would share a slow
// line with the code, and asked for by the first text it comes after a layout of the whole screen in another font.
// What it cannot load, the fonts named after it stand in for.
void document.fonts.load('1em "Instrument Sans"').catch(() => undefined);
