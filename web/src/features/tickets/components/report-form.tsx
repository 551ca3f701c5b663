import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { report } from '@chargerota/contract/forms';
import { DESCRIPTION_LENGTH, REPORT_CATEGORIES, subCategories } from '@chargerota/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { showFieldErrors } from '../../../lib/form-errors.ts';
import { categoryWord, subCategoryWord } from '../words.ts';
import { Button } from '../../../ui/button.tsx';
import { Failures } from '../../../ui/failures.tsx';
import { Field, Select, TextArea, TextInput } from '../../../ui/field.tsx';
import { useReport } from '../api.ts';
import { keepReportDraft } from '../report-draft.ts';
import type { AttachedFacts, ReportDraft } from '../report-draft.ts';
import { AttachedFactsField } from './attached-facts.tsx';

type ReportFormProps = {
  draft: ReportDraft;
  facts: AttachedFacts;
  /** The account's address; null for somebody signed out, who is asked for one. */
  accountEmail: string | null;
  onSent: (ticket: { id: string; number: number }, answeredTo: string) => void;
  onChangeType: () => void;
};

const orNothing = (text: string): string | undefined => text.trim() || undefined;
const REQUIRED_EMAIL = m.tickets.emailRequiredPleaseProvideYour;

const bodyOf = ({ removed, ...draft }: ReportDraft, facts: AttachedFacts, isSignedIn: boolean) => ({
  ...draft,
  imageUrl: orNothing(draft.imageUrl),
  userEmail: isSignedIn ? undefined : orNothing(draft.userEmail),
  context: Object.fromEntries(
    Object.entries(facts).filter(([name]) => !(removed as string[]).includes(name)),
  ),
});

/** The second step: what is wrong or wished. What is entered stays until it is sent. */
export function ReportForm({ draft, facts, accountEmail, onSent, onChangeType }: ReportFormProps): ReactNode {
  const isSignedIn = accountEmail !== null;
  const sending = useReport();
  const form = useForm<ReportDraft>({
    defaultValues: draft,
    resolver: (values, context, options) =>
      zodResolver(report)(bodyOf(values, facts, isSignedIn), context, options as never) as never,
  });
  const values = useWatch({ control: form.control }) as ReportDraft;
  useEffect(() => keepReportDraft(values), [values]);
  const { errors } = form.formState;
  const { type, category } = values;

  const submit = form.handleSubmit(() => {
    const entered = form.getValues();
    const body = bodyOf(entered, facts, isSignedIn);
    if (!isSignedIn && !body.userEmail) {
      form.setError('userEmail', { message: REQUIRED_EMAIL }, { shouldFocus: true });
      return;
    }
    sending.mutate(body, {
      onSuccess: (ticket) => {
        keepReportDraft(null);
        onSent(ticket, accountEmail ?? entered.userEmail.trim());
      },
      onError: (error) => showFieldErrors(form, error),
    });
  });

  return (
    <form className="form w-32" noValidate onSubmit={(event) => void submit(event)}>
      <div className="row ends gap-12">
        <p className="strong">{type === 'bug' ? m.tickets.reportABug : m.tickets.requestAFeature}</p>
        <Button look="quiet" className="flush-end" onClick={onChangeType}>
          {m.tickets.changeType}
        </Button>
      </div>
      <Field label={m.tickets.category} error={errors.category?.message} required>
        <Select {...form.register('category', { onChange: () => form.setValue('subCategory', '') })}>
          <option value="">{m.tickets.chooseACategory}</option>
          {Object.keys(REPORT_CATEGORIES[type]).map((name) => (
            <option key={name} value={name}>
              {categoryWord(name)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={m.tickets.subCategory}
        hint={category === '' && m.tickets.chooseACategoryFirst}
        error={errors.subCategory?.message}
        required
      >
        <Select key={category} {...form.register('subCategory')}>
          <option value="">{m.tickets.chooseASubCategory}</option>
          {subCategories(type, category).map((name) => (
            <option key={name} value={name}>
              {subCategoryWord(name)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={m.common.description}
        hint={type === 'bug' ? m.tickets.whatDidYouDoWhat : m.tickets.whatWouldYouLikeTo}
        error={errors.description?.message}
        below={<Counter text={values.description} />}
        required
      >
        <TextArea rows={6} {...form.register('description')} />
      </Field>
      <Field
        label={m.tickets.image}
        optional
        hint={m.tickets.aLinkThatStartsWith}
        error={errors.imageUrl?.message}
      >
        <TextInput type="url" inputMode="url" autoComplete="off" {...form.register('imageUrl')} />
      </Field>
      {!isSignedIn && (
        <Field
          label={m.common.email}
          hint={m.tickets.weWriteToItWhen}
          error={errors.userEmail?.message}
          required
        >
          <TextInput type="email" inputMode="email" autoComplete="email" {...form.register('userEmail')} />
        </Field>
      )}
      <AttachedFactsField
        facts={facts}
        removed={values.removed}
        onChange={(removed) => form.setValue('removed', removed)}
      />
      <Failures />
      <Button type="submit" look="primary" large busy={sending.isPending} busyLabel={m.tickets.submitting}>
        {m.tickets.submitReport}
      </Button>
    </form>
  );
}

function Counter({ text }: { text: string }): ReactNode {
  const length = text.trim().length;
  const { min, max } = DESCRIPTION_LENGTH;
  return (
    <span className={length > max ? 'report-count sm mute is-over' : 'report-count sm mute'}>
      <Rich
        of={m.tickets.lengthCharactersAtLeastMin}
        length={
          <span className="fig">
            {length} / {max}
          </span>
        }
        min={min}
      />
    </span>
  );
}
