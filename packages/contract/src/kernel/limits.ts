/**
 * How many of a thing there may be where a list of them is answered whole, so that no answer grows without end. One more is
 * refused with 422 where people make the things by hand; where they do not, the list answers this many.
 */
export const listLimits = {
  /** Ways to sign in that an installation offers. */
  signInServices: 20,
  /** What a person should know now; the gravest are answered. */
  alerts: 50,
  contactTabs: 50,
  ownFields: 200,
  defaultFields: 20,
  /** On whose staff one person may be. */
  schoolsOfPerson: 100,
  accessExceptions: 1_000,
  coursesOfSchool: 1_000,
  /** Products by which a list of people is narrowed down. */
  productsOfSchool: 1_000,
  /** Products of one person in a list of learners; the latest are answered. */
  productsOfLearner: 20,
  lessonsOfCourse: 500,
  modulesOfCourse: 200,
  practicesOfCourse: 1_000,
  /** Lessons in an answer of the search through all courses; more words in the search find the others. */
  lessonsFound: 2_000,
  /** Products that a person takes part in; the latest are answered. */
  ownProducts: 300,
  /** Products that a person has ordered and not paid for; the latest are answered. */
  awaitedProducts: 100,
  /** Of a product, without the groups that assistants have of their own. */
  participantGroups: 200,
  /** Places in all groups of a product together. */
  groupedParticipants: 20_000,
  teamMembers: 200,
  /** Payments that a person owes; the next due are answered. */
  pendingPayments: 100,
  /** What others wrote to a question: a page of it. */
  publicAnswers: 20,
  /** Places of files; the first are answered. */
  filePlaces: 1_000,
  /** Covers, logos and portraits of a school; the first are answered. */
  keptPictures: 1_000,
} as const
