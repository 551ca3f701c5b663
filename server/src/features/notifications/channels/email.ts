import type { AppDeps } from '../../../platform/app-deps.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import type { NoticeChannel } from '../channel.ts';

/** Mail. The message id is the notice's, not the attempt's: should it go out twice, mail programs show one message. */
export const emailChannel = ({
  mailer,
  config: { linkUrl },
}: {
  mailer: AppDeps['mailer'];
  config: Pick<AppDeps['config'], 'linkUrl'>;
}): NoticeChannel => ({
  method: 'email',
  // More than there are connections: while some wait for the database, others talk to the mail server.
  concurrency: 16,
  deliver: async ({ id, email, organizationName, mail }) => {
    const footer = `You receive this because you reserve chargers at ${organizationName}.`;
    await mailer.send({
      to: email,
      subject: mail.subject,
      ...renderMail({ ...mail, footer }, linkUrl),
      messageId: `<${id}@${new URL(linkUrl).hostname}>`,
    });
    return { delivered: true };
  },
});
