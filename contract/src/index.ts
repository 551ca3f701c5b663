export * from './common.ts';
export * from './errors.ts';
export * from './route.ts';
