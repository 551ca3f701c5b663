import type { Notification } from '@chargerota/contract';
import type { NoticeKind } from '@chargerota/domain';
import type { ComponentType, ReactNode } from 'react';
import { OfferAnswers } from './offer-answers.tsx';
import { StillComingAnswers } from './still-coming-answers.tsx';

export type NoticeAnswersProps = {
  notice: Notification;
  /** Opens what a notice is about, in its organization. */
  onOpen: (notice: Notification) => void;
};

/** The kinds that can be answered in the list, and by what. */
const ANSWERS: Partial<Record<NoticeKind, ComponentType<NoticeAnswersProps>>> = {
  availability: OfferAnswers,
  still_coming: StillComingAnswers,
};

/** The answers to a notice below its words, or what came of them. */
export function NoticeAnswers(props: NoticeAnswersProps): ReactNode {
  const Answers = ANSWERS[props.notice.type];
  return Answers && <Answers {...props} />;
}
