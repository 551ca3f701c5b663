import { m } from '@chargerota/messages';
import type { Location, MyOrganization } from '@chargerota/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Link, useLocation } from 'wouter';
import { giveUpUnsavedWork, useLeaveGuard } from '../../../../lib/leave-guard.ts';
import { keepDraft, readDraft } from '../../../../lib/storage.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../../../ui/dialog.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { MOST_BOUGHT_AT_ONCE, useMoreChargers } from '../../../billing/screens/dialogs/use-more-chargers.tsx';
import { BILLING_ADDRESS, PLANS_ID } from '../../../billing/addresses.ts';
import { chargersAddress, moreChargersAddress } from '../../addresses.ts';
import { locationLimitQuery } from '../../admin-api.ts';
import { ComingQuestion } from '../../components/coming-question.tsx';
import { editLocationSchema, locationFormValues, newLocationSchema } from '../../location-form.ts';
import type { LocationFormResult, LocationFormValues } from '../../location-form.ts';
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

/**
 * Adds or changes a location. What was entered for a new one is kept through a reload, and for whoever leaves to buy
 * room for it.
 */
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
  const [, navigate] = useLocation();
  const more = useMoreChargers({
    organizationId: organization.id,
    locationId: location?.id ?? null,
    here: location ? chargersAddress(location.id) : back,
  });
  const ofNew = useQuery({ ...locationLimitQuery(organization.id), enabled: isNew }).data;
  const spotLimit = location ? more.limit : ofNew?.spotsPerLocation;
  const goBuying = (): void => {
    if (!location) giveUpUnsavedWork();
  };
  const [name, address, week, totalSpots] = useWatch({
    control: form.control,
    name: ['name', 'address', 'operatingHoursJson', 'totalSpots'],
  });
  // As many as a location has already can stay, even above the limit.
  const allowed = Math.max(spotLimit ?? Infinity, location?.totalSpots ?? 0);
  const missing = Math.max(0, Number(totalSpots) - allowed);
  const tooMany =
    missing > 0 && typeof spotLimit === 'number'
      ? m.locationsEditing.yourPlanIncludesChargers({ count: spotLimit })
      : null;
  // Chargers are bought for a location. A new one begins with those that the plan includes.
  const isTooMany = missing > (isNew ? MOST_BOUGHT_AT_ONCE : 0);
  const { save, isSaving, question, refusals, wayOut } = useSaveLocation(form, {
    organizationId: organization.id,
    location,
    back,
    onSaved: (saved) => {
      close();
      if (saved && missing > 0) navigate(moreChargersAddress(saved.id, missing));
    },
  });
  const [fewer, setFewer] = useState<LocationFormResult | null>(null);
  const submit = (values: LocationFormResult): void => {
    if (location && values.totalSpots < location.totalSpots) setFewer(values);
    else
      void save({ ...values, totalSpots: values.totalSpots - (isNew ? missing : 0) }).catch(() => undefined);
  };
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
      title={location ? m.common.editName({ name: location.name }) : m.locationsEditing.addLocation}
      actions={
        <>
          <Button onClick={leave}>{m.common.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            look="primary"
            busy={isSaving}
            disabled={!isComplete || isTooMany}
            {...((!isComplete || isTooMany) && { 'aria-describedby': `${formId}-why` })}
          >
            {location ? m.common.saveChanges : m.locationsEditing.addLocation}
          </Button>
          {(!isComplete || isTooMany) && (
            <p className="hint lf-why" id={`${formId}-why`}>
              {isComplete ? tooMany : m.locationsEditing.enterANameAndAn}
            </p>
          )}
          {isComplete && isSubmitted && hasWrongField && (
            <p className="lf-why">
              <FieldError>{m.locationsEditing.pleaseFillInAllFields}</FieldError>
            </p>
          )}
        </>
      }
    >
      <form
        id={formId}
        ref={body}
        className="lf stack"
        noValidate
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <FormSection title={m.locationsEditing.place}>
          <PlaceFields form={form} />
        </FormSection>
        <FormSection title={m.locationsEditing.chargersAndAccess}>
          <ChargerFields
            form={form}
            location={location}
            spotLimit={spotLimit}
            tooMany={isTooMany ? tooMany : null}
            wayOut={
              missing > MOST_BOUGHT_AT_ONCE ? (
                <Link className="link sm" href={`${BILLING_ADDRESS}#${PLANS_ID}`} onClick={goBuying}>
                  {m.locationsEditing.seeThePlans}
                </Link>
              ) : isTooMany ? (
                <Button onClick={() => more.buy(missing, () => form.clearErrors('totalSpots'))}>
                  {m.locationsEditing.addChargersToYourPlan}
                </Button>
              ) : isNew && tooMany && typeof spotLimit === 'number' ? (
                <p className="hint">
                  {tooMany} {m.locationsEditing.itIsAddedWith({ limit: spotLimit, count: missing })}
                </p>
              ) : (
                wayOut && (
                  <Link className="link sm" href={wayOut.href} onClick={goBuying}>
                    {wayOut.label}
                  </Link>
                )
              )
            }
          />
        </FormSection>
        <FormSection title={m.locationsEditing.openingHours}>
          <HoursEditor
            week={week}
            errors={errors.operatingHoursJson}
            onChange={(changed) =>
              form.setValue('operatingHoursJson', changed, { shouldDirty: true, shouldValidate: isSubmitted })
            }
          />
        </FormSection>
        <FormSection title={m.locationsEditing.forMembers}>
          <MemberFields form={form} />
        </FormSection>
        <FormProvider {...form}>
          <ErrorSummary />
        </FormProvider>
      </form>
      {location && (
        <ComingQuestion
          question={
            question && {
              ...question,
              dismiss: () => {
                question.dismiss();
                setFewer(null);
              },
            }
          }
          title={
            question?.coming.stay
              ? m.locationsEditing.changeTheOpeningHoursOf({ name: location.name })
              : m.locationsEditing.changeName({ name: location.name })
          }
          act="change"
        />
      )}
      {more.dialog}
      {location && fewer && (
        <ConfirmDialog
          onClose={() => setFewer(null)}
          title={m.locationsEditing.keepOfChargers({
            kept: fewer.totalSpots,
            count: location.totalSpots,
          })}
          description={m.locationsEditing.lastChargersGo({ count: location.totalSpots - fewer.totalSpots })}
          confirmLabel={m.locationsEditing.takeOutOfUse}
          keepLabel={m.locationsEditing.keepEditing}
          act={() => save(fewer)}
        />
      )}
      {(isLeaving || guard.leaving) && (
        <ConfirmDialog
          onClose={() => {
            setLeaving(false);
            guard.stay();
          }}
          title={location ? m.locationsEditing.discardYourChanges : m.locationsEditing.discardThisLocation}
          description={m.locationsEditing.whatYouEnteredHereHas}
          confirmLabel={m.common.discard}
          keepLabel={m.locationsEditing.keepEditing}
          act={async () => {
            close();
            guard.leave();
          }}
        />
      )}
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

/** After the server has refused to save, scrolls to the first wrong field of the long form and focuses it. */
function useFirstError(refusals: number) {
  const body = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) body.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);
  return body;
}
