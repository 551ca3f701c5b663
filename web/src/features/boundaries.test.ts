import { expect, test } from 'vitest';
import configuration from '../../../.oxlintrc.json?raw';

test('the linter stops features from importing the internals of others', () => {
  const files = Object.keys(import.meta.glob('./*/**/*.ts'));
  const features = new Set(files.map((file) => `../**/${file.split('/')[1]}/**`));
  const refused = /"group": \[(?<patterns>[^\]]*questions[^\]]*)\]/.exec(configuration)?.groups?.['patterns'];
  expect([...features].filter((pattern) => !refused?.includes(`"${pattern}"`))).toEqual([]);
});
