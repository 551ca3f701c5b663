import type { Location } from '@chargerota/contract';
import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { toast } from '../../../../ui/toast.ts';
import { DeleteQuestions } from '../../../locations/components/delete-questions.tsx';
import { useAdminDeleteLocation, useAdminUpdateLocation } from './api.ts';

type DialogProps = { organizationId: string; location: Location; onClose: () => void };

/** Changes a location's name and address; its other fields are changed on the organization's screen. */
export function EditLocation({ organizationId, location, onClose }: DialogProps): ReactNode {
  const formId = useId();
  const update = useAdminUpdateLocation(organizationId);
  const [name, setName] = useState(location.name);
  const [address, setAddress] = useState(location.address);
  const isComplete = Boolean(name.trim() && address.trim());
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (!isComplete || update.isPending) return;
    update.mutate(
      { id: location.id, name, address },
      {
        onSuccess: () => {
          toast({ title: 'Location Updated', description: 'Existing reservations stay as they are.' });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Edit ${location.name}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            look="primary"
            busy={update.isPending}
            disabled={!isComplete}
            aria-describedby={`${formId}-why`}
          >
            Save Changes
          </Button>
        </>
      }
    >
      <form id={formId} className="form" noValidate onSubmit={save}>
        <Field label="Name" required>
          <TextInput autoComplete="off" value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field label="Address" required>
          <TextInput autoComplete="off" value={address} onChange={({ target }) => setAddress(target.value)} />
        </Field>
        <p className="hint" id={`${formId}-why`}>
          {!isComplete && 'Enter a name and an address to save.'}
        </p>
      </form>
    </Dialog>
  );
}

export function DeleteLocation(props: DialogProps): ReactNode {
  return <DeleteQuestions {...props} deletion={useAdminDeleteLocation(props.organizationId)} />;
}
