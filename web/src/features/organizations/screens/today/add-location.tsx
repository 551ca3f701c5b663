import type { MyOrganization } from '@chargerota/contract';
import { DEFAULT_LOCATION_TYPE, LOCATION_TYPES } from '@chargerota/domain';
import type { LocationType } from '@chargerota/domain';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../../../../lib/api.ts';
import { paths } from '../../../../lib/paths.ts';
import { keepDraft, readDraft } from '../../../../lib/storage.ts';
import { Button } from '../../../../ui/button.tsx';
import { Failures } from '../../../../ui/failures.tsx';
import { Field, FieldError, Select, TextInput } from '../../../../ui/field.tsx';
import { toast } from '../../../../ui/toast.ts';
import { wayOutOf } from '../../../billing/way-out-words.ts';
import { LOCATION_TYPE_NAMES } from '../../../locations/words.ts';
import { useAdminAddLocation } from './api.ts';
import { INVALID_LOCATION, readLocation } from './location-values.ts';
import type { LocationField, LocationTyped } from './location-values.ts';

const EMPTY: LocationTyped = { name: '', address: '', totalSpots: '', locationType: DEFAULT_LOCATION_TYPE };
/** This tab, to come back to. */
export const TODAY_LOCATIONS = `${paths.admin}?tab=locations`;

export function AddLocation({ organization }: { organization: MyOrganization }): ReactNode {
  const add = useAdminAddLocation(organization.id);
  const draftKey = `newLocation:${organization.id}`;
  // Kept for whoever leaves to buy room for it.
  const [typed, setTyped] = useState<LocationTyped>(() => ({
    ...EMPTY,
    ...readDraft<LocationTyped>(draftKey),
  }));
  useEffect(() => keepDraft(draftKey, typed), [draftKey, typed]);
  const wayOut = wayOutOf(add.error instanceof ApiError ? add.error.code : null, TODAY_LOCATIONS);
  const [wrong, setWrong] = useState<readonly LocationField[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const change = (part: Partial<LocationTyped>): void => {
    setTyped({ ...typed, ...part });
    setWrong([]);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = readLocation(typed);
    if ('wrong' in read) {
      setWrong(read.wrong);
      form.current?.querySelector<HTMLElement>(`[name=${read.wrong[0]}]`)?.focus();
      return;
    }
    if (add.isPending) return;
    add.mutate(read.body, {
      onSuccess: ({ name }) => {
        setTyped(EMPTY);
        toast({ title: 'Location Added', description: `Members can reserve at ${name} now.` });
      },
    });
  };
  const input = (name: LocationField) => ({
    name,
    value: typed[name],
    autoComplete: 'off',
    ...(wrong.includes(name) && { 'aria-invalid': true }),
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  });
  return (
    <form ref={form} className="form ad-add" noValidate onSubmit={submit}>
      <Field label="Name" required>
        <TextInput {...input('name')} />
      </Field>
      <Field label="Address" required>
        <TextInput {...input('address')} />
      </Field>
      <Field label="Chargers" required>
        <TextInput inputMode="numeric" {...input('totalSpots')} />
      </Field>
      <Field label="Type">
        <Select
          value={typed.locationType}
          onChange={({ target }) => change({ locationType: target.value as LocationType })}
        >
          {LOCATION_TYPES.map((type) => (
            <option key={type} value={type}>
              {LOCATION_TYPE_NAMES[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Failures />
      <div className="ad-add-end">
        <Button type="submit" look="primary" busy={add.isPending}>
          Add Location
        </Button>
        {wrong.length > 0 && <FieldError>{INVALID_LOCATION}</FieldError>}
        {add.error && wayOut && (
          <p className="sm">
            {add.error.message}{' '}
            <Link className="link" href={wayOut.href}>
              {wayOut.label}
            </Link>
          </p>
        )}
      </div>
    </form>
  );
}
