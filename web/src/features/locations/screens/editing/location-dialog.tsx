import type { Location, MyOrganization } from '@chargerota/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Link } from 'wouter';
import { giveUpUnsavedWork, useLeaveGuard } from '../../../../lib/leave-guard.ts';
import { keepDraft, readDraft } from '../../../../lib/storage.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../../../ui/dialog.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { billingQuery } from '../../../billing/api.ts';
import { wayOutOf } from '../../../billing/way-out-words.ts';
import { locationLimitQuery } from '../../admin-api.ts';
import { ComingQuestion } from '../../components/coming-question.tsx';
import { editLocationSchema, locationFormValues, newLocationSchema } from '../../location-form.ts';
import type { LocationFormValues } from '../../location-form.ts';
import { HoursEditor } from './hours-editor.tsx';
import { ChargerFields, MemberFields, PlaceFields } from './location-fields.tsx';
import { useSaveLocation } from './use-save-location.ts';
import '../../styles/location-dialog.css';

type LocationDialogProps = {
  organization: MyOrganization;
  /** Null to add a location. */
  location: Location | null;
  /** The address of the screen below, to come back to from where a limit is lifted. */
  back: string;
  onClose: () => void;
};

/** Adds or changes a location. What was entered for a new one is kept through a reload, and for whoever leaves to buy room for it. */
export function LocationDialog({ organization, location, back, onClose }: LocationDialogProps): ReactNode {
  const formId = useId();
  const draftKey = `newLocation:${organization.id}`;
  const [kept] = useState(() => (location ? {} : readDraft<LocationFormValues>(draftKey)));
  const close = (): void => {
    if (!location) keepDraft(draftKey, null);
    onClose();
  };
  const form = useForm({
    resolver: zodResolver(location ? editLocationSchema : newLocationSchema),
    defaultValues: { ...locationFormValues(location, organization.timezone), ...kept },
    shouldFocusError: false,
  });
  const isNew = !location;
  useEffect(
    () =>
      isNew
        ? form.subscribe({
            formState: { values: true },
            callback: ({ values }) => keepDraft(draftKey, values),
          })
        : undefined,
    [isNew, form, draftKey],
  );
  const spotLimit = useSpotLimit(organization.id, location);
  const { save, isSaving, question, refusals, wayOut } = useSaveLocation(form, {
    organizationId: organization.id,
    location,
    back,
    onSaved: close,
  });
  const goBuying = (): void => {
    if (!location) giveUpUnsavedWork();
  };
  const [name, address, week, totalSpots] = useWatch({
    control: form.control,
    name: ['name', 'address', 'operatingHoursJson', 'totalSpots'],
  });
  // As many as a location has already can stay, even above the limit.
  const isTooMany = Number(totalSpots) > Math.max(spotLimit ?? Infinity, location?.totalSpots ?? 0);
  const tooMany = isTooMany ? `Your plan includes ${spotLimit} chargers at a location.` : null;
  const limitWayOut = tooMany ? wayOutOf('spot_limit', back, location?.id) : wayOut;
  const isComplete = Boolean(name.trim() && address.trim());
  const { errors, isSubmitted, isDirty: isTyped } = form.formState;
  const isDirty = isTyped || Object.keys(kept).length > 0;
  // A number of chargers that only the plan refuses is no wrong entry.
  const hasWrongField = Object.keys(errors).some((field) => !(wayOut && field === 'totalSpots'));
  const [isLeaving, setLeaving] = useState(false);
  // The dialog's buttons and the back button close it; this guards against navigations that would close the whole
  // screen.
  const guard = useLeaveGuard(isDirty && !isSaving, () => true);
  const leave = (): void => (isDirty && !isSaving ? setLeaving(true) : close());
  const body = useFirstError(refusals);
  return (
    <Dialog
      open
      wide
      onClose={leave}
      title={location ? `Edit ${location.name}` : 'Add Location'}
      actions={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            look="primary"
            busy={isSaving}
            disabled={!isComplete || isTooMany}
            {...((!isComplete || isTooMany) && { 'aria-describedby': `${formId}-why` })}
          >
            {location ? 'Save changes' : 'Add Location'}
          </Button>
          {(!isComplete || isTooMany) && (
            <p className="hint lf-why" id={`${formId}-why`}>
              {isComplete ? tooMany : 'Enter a name and an address to save.'}
            </p>
          )}
          {isComplete && isSubmitted && hasWrongField && (
            <p className="lf-why">
              <FieldError>Please fill in all fields with valid data</FieldError>
            </p>
          )}
        </>
      }
    >
      <form
        id={formId}
        ref={body}
        className="lf"
        noValidate
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <FormSection title="Place">
          <PlaceFields form={form} />
        </FormSection>
        <FormSection title="Chargers and access">
          <ChargerFields
            form={form}
            location={location}
            spotLimit={spotLimit}
            tooMany={tooMany}
            wayOut={
              limitWayOut && (
                <Link className="link sm" href={limitWayOut.href} onClick={goBuying}>
                  {limitWayOut.label}
                </Link>
              )
            }
          />
        </FormSection>
        <FormSection title="Opening hours">
          <HoursEditor
            week={week}
            errors={errors.operatingHoursJson}
            onChange={(changed) =>
              form.setValue('operatingHoursJson', changed, { shouldDirty: true, shouldValidate: isSubmitted })
            }
          />
        </FormSection>
        <FormSection title="For members">
          <MemberFields form={form} />
        </FormSection>
        <FormProvider {...form}>
          <ErrorSummary />
        </FormProvider>
      </form>
      <ComingQuestion
        question={question}
        title={
          question?.coming.stay
            ? `Change the opening hours of ${location?.name ?? ''}?`
            : `Change ${location?.name ?? ''}?`
        }
        act="change"
      />
      <ConfirmDialog
        open={isLeaving || guard.leaving}
        onClose={() => {
          setLeaving(false);
          guard.stay();
        }}
        title={location ? 'Discard your changes?' : 'Discard this location?'}
        description="What you entered here has not been saved."
        confirmLabel="Discard"
        keepLabel="Keep editing"
        onConfirm={() => {
          close();
          guard.leave();
        }}
      />
    </Dialog>
  );
}

function FormSection({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section className="lf-s form" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

/** The most chargers at this location, with the add-ons for it; undefined while unknown, null without a limit. */
function useSpotLimit(organizationId: string, location: Location | null): number | null | undefined {
  const ofNew = useQuery({ ...locationLimitQuery(organizationId), enabled: !location });
  const billing = useQuery({ ...billingQuery(organizationId), enabled: Boolean(location) });
  if (!location) return ofNew.data?.spotsPerLocation;
  return billing.data?.usage.spots.find(({ locationId }) => locationId === location.id)?.limit;
}

/** After the server has refused to save, scrolls to the first wrong field of the long form and focuses it. */
function useFirstError(refusals: number) {
  const body = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) body.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);
  return body;
}
