// zod's own settings, made before zod is loaded: forms load it on demand.
// `jitless`: zod tries whether it may compile its checks from text. Our content security policy refuses that, which
// browsers report as an issue of the page.
import { fieldWords } from '@chargerota/contract/field-words';

Object.assign(globalThis, { __zod_globalConfig: { jitless: true, customError: fieldWords } });
