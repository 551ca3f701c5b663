import { m } from '@chargerota/messages';
/** One paragraph, or a list of short ones. */
export type TermsBlock = string | readonly string[];

export type TermsSection = {
  /** The section's anchor, as in `/terms#liability`. It must not change, because other pages and mails link to it. */
  id: string;
  title: string;
  blocks: readonly TermsBlock[];
};

/** The terms. Changing the text requires a new `TERMS_VERSION`. */
export const TERMS: readonly TermsSection[] = [
  {
    id: 'acceptance',
    title: m.accountsTerms.acceptanceOfTheseTerms,
    blocks: [
      m.accountsTerms.theseTermsAreAnAgreement,
      m.accountsTerms.byRegisteringByAcceptingAn,
      m.accountsTerms.youMustBeAtLeast,
      m.accountsTerms.anOrganizationMayAskIts,
    ],
  },
  {
    id: 'administrator-responsibilities',
    title: m.accountsTerms.administratorResponsibilities,
    blocks: [
      m.accountsTerms.whoeverCreatesAnOrganizationBecomes,
      [
        m.accountsTerms.invitingApprovingAndSuspendingMembers,
        m.accountsTerms.havingTheRightToOffer,
        m.accountsTerms.theSafetyMaintenanceInsuranceAnd,
        m.accountsTerms.theReservationRulesTheNo,
        m.accountsTerms.tellingMembersAboutAnythingAt,
        m.accountsTerms.thePlanThatTheOrganization,
      ],
      m.accountsTerms.plansPayForManagingThe,
      m.accountsTerms.keepYourPasswordToYourself,
    ],
  },
  {
    id: 'liability',
    title: m.accountsTerms.limitationOfLiability,
    blocks: [
      m.accountsTerms.theServiceArrangesReservationsIt,
      m.accountsTerms.asFarAsTheLaw,
      m.accountsTerms.asFarAsTheLawAllows,
      m.accountsTerms.nothingInTheseTermsLimits,
    ],
  },
  {
    id: 'indemnification',
    title: m.accountsTerms.indemnification,
    blocks: [m.accountsTerms.ifSomebodyElseMakesA, m.accountsTerms.weWillTellYouAbout],
  },
  {
    id: 'user-disputes',
    title: m.accountsTerms.noResponsibilityForUserDisputes,
    blocks: [m.accountsTerms.disputesAboutASpotA, m.accountsTerms.weAreNotAParty],
  },
  {
    id: 'assumption-of-risk',
    title: m.accountsTerms.assumptionOfRisk,
    blocks: [
      m.accountsTerms.chargingAVehicleInvolvesElectricity,
      [
        m.accountsTerms.followTheInstructionsOfThe,
        m.accountsTerms.doNotUseACharger,
        m.accountsTerms.leaveTheSpotWhenYour,
        m.accountsTerms.doNotUseTheService,
      ],
      m.accountsTerms.inAnEmergencyCallThe,
    ],
  },
  {
    id: 'warranty',
    title: m.accountsTerms.warrantyDisclaimer,
    blocks: [m.accountsTerms.theServiceIsProvidedAs, m.accountsTerms.weDoNotPromiseThat],
  },
  {
    id: 'data-and-privacy',
    title: m.accountsTerms.dataAndPrivacy,
    blocks: [
      m.accountsTerms.toRunTheServiceWe,
      m.accountsTerms.weUseItToArrange,
      m.accountsTerms.administratorsSeeTheMembersOf,
      m.accountsTerms.passwordsAreStoredSoThat,
    ],
  },
  {
    id: 'termination',
    title: m.accountsTerms.termination,
    blocks: [
      m.accountsTerms.youCanStopUsingThe,
      m.accountsTerms.anAdministratorCanSuspendYour,
      m.accountsTerms.whenAnAccountOrA,
    ],
  },
  {
    id: 'governing-law',
    title: m.accountsTerms.governingLaw,
    blocks: [
      m.accountsTerms.theseTermsAreGovernedBy,
      m.accountsTerms.ifYouUseTheService,
      m.accountsTerms.ifAPartOfThese,
    ],
  },
  {
    id: 'changes',
    title: m.accountsTerms.changesToTheseTerms,
    blocks: [m.accountsTerms.weMayChangeTheseTerms, m.accountsTerms.whoeverGoesOnUsingThe],
  },
  {
    id: 'contact',
    title: m.accountsTerms.contact,
    blocks: [m.accountsTerms.questionsAboutTheseTermsAbout],
  },
];
