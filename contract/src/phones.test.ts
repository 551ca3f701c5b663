import { expect, it } from 'vitest';
import { createOrganizationForm, updateOrganizationForm } from './forms/organizations.ts';
import { createLocationForm, updateLocationForm } from './forms/locations.ts';

it.each([
  ['a new organization', createOrganizationForm],
  ['an organization', updateOrganizationForm],
  ['a new location', createLocationForm],
  ['a location', updateLocationForm],
])('the contact phone of %s is long enough, or none', (_, form) => {
  const faultOf = (typed: unknown) =>
    form.shape.contactPhone.safeParse(typed).error?.issues.map(({ message }) => message);
  expect(faultOf('12')).toEqual(['Phone number must be at least 10 digits']);
  // Digits count, not what stands between them.
  expect(faultOf('         1')).toHaveLength(1);
  for (const fine of ['', '  ', null, undefined, '+1 212 555 0100', '+683 4002'])
    expect(faultOf(fine)).toBeUndefined();
});
