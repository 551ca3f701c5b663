import type { MyOrganization } from '@chargerota/contract';
import { formatPhone, mailtoOf } from '@chargerota/domain';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Facts, Section } from '../../../../ui/page.tsx';
import { ORGANIZATION_PART } from '../../organization-part.ts';

/** For members: the organization's details and contacts. */
export function OrganizationFacts({ organization }: { organization: MyOrganization }): ReactNode {
  const { name, description, contactEmail, contactPhone, address } = organization;
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (location.hash === `#${ORGANIZATION_PART}`) part.current?.scrollIntoView({ block: 'center' });
  }, []);
  const facts: [string, ReactNode][] = [['Name', name]];
  if (description)
    facts.push([
      'About',
      <span key="about" className="d-long">
        {description}
      </span>,
    ]);
  if (contactEmail)
    facts.push([
      'Email',
      <a key="email" className="link" href={mailtoOf(contactEmail)}>
        {contactEmail}
      </a>,
    ]);
  if (contactPhone)
    facts.push([
      'Phone',
      <a key="phone" className="link fig" href={`tel:${contactPhone.replaceAll(/[^\d+]/g, '')}`}>
        {formatPhone(contactPhone)}
      </a>,
    ]);
  if (address) facts.push(['Address', address]);
  return (
    <div id={ORGANIZATION_PART} ref={part}>
      <Section title="Your organization">
        <div className="d-org">
          <Facts facts={facts} />
        </div>
      </Section>
    </div>
  );
}
