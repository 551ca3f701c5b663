import type { Notification } from '@chargerota/contract';
import { keepTimesTogether } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useNow } from '../../../../lib/use-now.ts';
import { Time } from '../../../../ui/time.tsx';
import { isNew, wordsNow } from '../../read-notices.ts';
import { NoticeSign } from './notice-sign.tsx';

type NoticeRowProps = {
  notice: Notification;
  /** False if it is about the organization that is open. */
  namesOrganization: boolean;
  /** Opens what it is about, or only marks it as read if it leads nowhere. */
  onOpen: (notice: Notification) => void;
};

/** One notice. The whole row can be pressed if that has an effect. */
export function NoticeRow({ notice, namesOrganization, onOpen }: NoticeRowProps): ReactNode {
  const { path, readAt } = notice;
  const now = useNow();
  const content = <Content notice={notice} namesOrganization={namesOrganization} />;
  const className = isNew(notice, now) ? 'nt-row is-unread' : 'nt-row';
  if (path !== null)
    return (
      <Link
        href={path}
        className={className}
        onClick={(event) => {
          // With a modifier it opens in another tab, which the browser does.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(notice);
        }}
      >
        {content}
      </Link>
    );
  if (readAt === null)
    return (
      <button type="button" className={className} onClick={() => onOpen(notice)}>
        {content}
      </button>
    );
  return <div className={className}>{content}</div>;
}

function Content({ notice, namesOrganization }: Omit<NoticeRowProps, 'onOpen'>): ReactNode {
  const now = useNow();
  const { title, message } = wordsNow(notice, now);
  return (
    <>
      <NoticeSign kind={notice.type} />
      <span className="nt-words">
        <span className="nt-title">{keepTimesTogether(title)}</span>
        <span className="nt-text">{keepTimesTogether(message)}</span>
        {namesOrganization && <span className="nt-text">{notice.organizationName}</span>}
      </span>
      <span className="nt-when">
        <Time at={new Date(notice.sentAt)} />
        {isNew(notice, now) && <span className="nt-new">New</span>}
      </span>
    </>
  );
}
