// zod tries whether it may compile its checks from text. Our content security policy refuses that, which browsers report
// as an issue of the page. This is zod's own setting `jitless`, made before zod is loaded: forms load it on demand.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
