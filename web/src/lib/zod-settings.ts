// zod's own setting, made before zod is loaded: forms load it on demand.
// `jitless`: zod tries whether it may compile its checks from text. Our content security policy refuses that, which
// browsers report as an issue of the page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
