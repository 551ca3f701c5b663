// Its own types, which its package.json names where TypeScript does not look: after the condition `import`.
declare module 'ical.js' {
  const ICAL: typeof import('../../node_modules/ical.js/dist/types/module.d.ts').default;
  export default ICAL;
}
