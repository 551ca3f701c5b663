/** The terms of use, which are agreed to in English: every language shows these. */
export const accountsTerms = {
  // accounts/terms/terms-text.ts
  acceptanceOfTheseTerms: 'Acceptance of these terms',
  theseTermsAreAnAgreement:
    'These terms are an agreement between you and the operator of this service (“we”, “us”). ChargeRota (“the service”) lets organizations share their electric-vehicle chargers: administrators set up locations and rules, members reserve charging time.',
  byRegisteringByAcceptingAn:
    'By registering, by accepting an invitation, or by using the service you agree to these terms. If you act for an organization you also agree for it, and confirm that you may. If you do not agree, please do not use the service.',
  youMustBeAtLeast:
    'You must be at least 18 years old, or of the age at which you can enter a contract where you live. The information that you give about yourself must be true, and you keep it up to date.',
  anOrganizationMayAskIts:
    'An organization may ask its members to accept an agreement of its own. That agreement is between the organization and its members; it adds to these terms and does not replace them.',
  administratorResponsibilities: 'Administrator responsibilities',
  whoeverCreatesAnOrganizationBecomes:
    'Whoever creates an organization becomes its administrator, and can make other members administrators too. Administrators act for the organization. They are responsible for:',
  invitingApprovingAndSuspendingMembers:
    'inviting, approving and suspending members, and keeping their roles right;',
  havingTheRightToOffer:
    'having the right to offer the chargers and parking spaces that they list, and keeping location, opening hours, access and charger details correct;',
  theSafetyMaintenanceInsuranceAnd:
    'the safety, maintenance, insurance and lawful operation of the sites and chargers;',
  theReservationRulesTheNo: 'the reservation rules, the no-show rules and what members see of one another;',
  tellingMembersAboutAnythingAt: 'telling members about anything at a site that matters for their visit;',
  thePlanThatTheOrganization:
    'the plan that the organization chooses and what it costs after the free trial.',
  plansPayForManagingThe:
    'Plans pay for managing the organization. The service itself charges members nothing for charging. Whether the organization asks its members for anything, and how, is between them.',
  keepYourPasswordToYourself:
    'Keep your password to yourself and sign out on shared devices. What is done with your account counts as done by you until you tell us that somebody else has it.',
  limitationOfLiability: 'Limitation of liability',
  theServiceArrangesReservationsIt:
    'The service arranges reservations. It does not own, run, inspect or supply the chargers, the electricity or the parking spaces, and it cannot keep anybody from parking in a reserved spot.',
  asFarAsTheLaw:
    'As far as the law allows, we are not liable for indirect, incidental, special or consequential damage, nor for lost profit, lost data, towing, parking fines, missed appointments, a vehicle that was not charged, or damage to a vehicle, charger or property, however it came about.',
  asFarAsTheLawAllows:
    'As far as the law allows, our total liability for everything that arises from the service in any twelve months is limited to what your organization paid us for it in those months, or to 100 US dollars if that is more.',
  nothingInTheseTermsLimits:
    'Nothing in these terms limits liability that cannot be limited by law, such as for intent, gross negligence, or injury to life and health.',
  indemnification: 'Indemnification',
  ifSomebodyElseMakesA:
    'If somebody else makes a claim against us because of how you used the service, because you broke these terms or the law, or because of your sites, chargers or vehicle, you will make good the damage and the reasonable cost of defending against it.',
  weWillTellYouAbout:
    'We will tell you about such a claim without delay, let you take part in the defense, and settle nothing at your expense without asking you first. This does not apply as far as the claim arises from our own fault.',
  noResponsibilityForUserDisputes: 'No responsibility for user disputes',
  disputesAboutASpotA:
    'Disputes about a spot, a reservation, a vehicle left at a charger, an approval or a suspension are between the people concerned and their organization. Its administrators decide about its chargers and its members.',
  weAreNotAParty:
    'We are not a party to such disputes and are not obliged to settle them. We may help, for example by saying what the service has recorded, without taking on any duty by doing so.',
  assumptionOfRisk: 'Assumption of risk',
  chargingAVehicleInvolvesElectricity:
    'Charging a vehicle involves electricity, cables, traffic and other people. You use chargers and sites at your own risk and judgment. In particular you:',
  followTheInstructionsOfThe: 'follow the instructions of the charger, the vehicle and the site;',
  doNotUseACharger: 'do not use a charger, cable or plug that looks damaged, and report it;',
  leaveTheSpotWhenYour: 'leave the spot when your reservation ends, so that the next person finds it free;',
  doNotUseTheService: 'do not use the service while you drive.',
  inAnEmergencyCallThe:
    'In an emergency call the local emergency number. The service does not watch over sites and does not call for help.',
  warrantyDisclaimer: 'Warranty disclaimer',
  theServiceIsProvidedAs:
    'The service is provided “as is” and “as available”. As far as the law allows, we give no warranty of any kind, express or implied, including of merchantability, of fitness for a particular purpose and of not infringing the rights of others.',
  weDoNotPromiseThat:
    'We do not promise that the service is always reachable or free of errors, that a charger works or gives a certain power, that a spot shown as free is free in the car park, or that reminders by email or SMS arrive in time. Figures such as the CO₂ saved are estimates.',
  dataAndPrivacy: 'Data and privacy',
  toRunTheServiceWe:
    'To run the service we keep what you enter and what you do with it: name, email address, phone number, vehicle and license plate if you give them, an emergency contact if you give one, memberships, reservations and arrivals, and technical records such as the browsers in which you are signed in.',
  weUseItToArrange:
    'We use it to arrange reservations, to tell you about them, to keep accounts safe, to bill organizations and to mend faults. We do not sell it and do not use it for advertising.',
  administratorsSeeTheMembersOf:
    'Administrators see the members of their organization, what these have entered in their profiles, and their reservations there. What other members see of yours is set by the organization’s privacy settings. Companies that deliver mail or messages, take payments or sign you in for us receive what they need for that, and nothing more.',
  passwordsAreStoredSoThat:
    'Passwords are stored so that nobody, including us, can read them. You can see and change your profile in the service at any time. To have your account and its data deleted, or to get a copy, contact us as described below; what the law makes us keep is kept as long as it says.',
  termination: 'Termination',
  youCanStopUsingThe:
    'You can stop using the service at any time. An organization can cancel its subscription at any time; it then stays active until the end of the period that is paid, and nothing more is charged.',
  anAdministratorCanSuspendYour:
    'An administrator can suspend your membership in their organization. We can suspend or close an account or an organization that breaks these terms or the law, endangers others or the service, or does not pay what is due. Where we can, we say so first and give time to put it right.',
  whenAnAccountOrA:
    'When an account or a membership ends, its coming reservations end with it. What by its nature should last, such as the sections on liability, indemnification and governing law, still applies afterwards.',
  governingLaw: 'Governing law',
  theseTermsAreGovernedBy:
    'These terms are governed by the law of the place where the operator of the service has its registered office, without regard to its rules on conflicts of law. The courts there decide disputes that cannot be settled by talking.',
  ifYouUseTheService:
    'If you use the service as a consumer, the protection that the law of your home country gives you, and the courts that it lets you go to, remain.',
  ifAPartOfThese:
    'If a part of these terms is not valid, the rest stays in force, and the part is replaced by what is valid and comes closest to its purpose.',
  changesToTheseTerms: 'Changes to these terms',
  weMayChangeTheseTerms:
    'We may change these terms, for example when the service or the law changes. The date at the top says from when the text applies. Administrators are told about a change that matters by email, at least 30 days before it applies.',
  whoeverGoesOnUsingThe:
    'Whoever goes on using the service after that date accepts the change. Whoever does not accept it can stop using the service before then.',
  contact: 'Contact',
  questionsAboutTheseTermsAbout:
    'Questions about these terms, about your data, or about anything else in the service: use the Bug Report feature, which reaches us directly. Questions about a site, a charger or your membership are best answered by the administrator of your organization.',
};
