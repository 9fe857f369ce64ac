import type { Journey } from './make-journey.ts'
import type { DemoPerson } from './people.ts'

type DemoJourney = Journey<DemoPerson, 'learning' | 'bread'>

/** Halfway: three lessons behind, the fourth in the middle of a practice. */
const student: DemoJourney = {
  who: 'student',
  course: 'learning',
  joined: { days: 12 },
  steps: [
    {
      did: 'practised',
      lesson: 'rereading',
      quiz: 'rereading',
      ago: { days: 11, hours: 22 },
      answers: 'rrr',
    },
    { did: 'read', lesson: 'rereading', ago: { days: 11, hours: 21 } },
    { did: 'practised', lesson: 'retrieval', quiz: 'retrieval', ago: { days: 9, hours: 4 }, answers: 'rwww' },
    { did: 'practised', lesson: 'retrieval', quiz: 'retrieval', ago: { days: 8, hours: 3 }, answers: 'rrrw' },
    { did: 'read', lesson: 'spacing', ago: { days: 5, hours: 2 } },
    { did: 'practised', lesson: 'spacing', quiz: 'spacing', ago: { days: 5, hours: 1 }, answers: 'rrwr' },
    { did: 'opened', lesson: 'mixing', ago: { days: 1, hours: 3 } },
    { did: 'beganToPractise', lesson: 'mixing', quiz: 'mixing', ago: { days: 1, hours: 2 }, answers: 'r--' },
  ],
}

/** Subscribed, not started. */
const student2: DemoJourney = { who: 'student2', course: 'learning', joined: { days: 1 }, steps: [] }

/** Done with everything, at the second try of the last practice. */
const ann: DemoJourney = {
  who: 'ann',
  course: 'learning',
  joined: { days: 13 },
  steps: [
    { did: 'practised', lesson: 'rereading', quiz: 'rereading', ago: { days: 13 }, answers: 'rrr' },
    {
      did: 'practised',
      lesson: 'retrieval',
      quiz: 'retrieval',
      ago: { days: 12, hours: 2 },
      answers: 'rrrr',
    },
    { did: 'practised', lesson: 'spacing', quiz: 'spacing', ago: { days: 10, hours: 5 }, answers: 'rrrr' },
    { did: 'practised', lesson: 'mixing', quiz: 'mixing', ago: { days: 8, hours: 1 }, answers: 'rr-' },
    {
      did: 'practised',
      lesson: 'explaining',
      quiz: 'explaining',
      ago: { days: 6, hours: 6 },
      answers: 'rwr',
    },
    { did: 'read', lesson: 'attention', ago: { days: 6, hours: 5 } },
    { did: 'practised', lesson: 'plan', quiz: 'final', ago: { days: 4 }, answers: 'rwrwrr' },
    { did: 'practised', lesson: 'plan', quiz: 'final', ago: { days: 3, hours: 2 }, answers: 'rrrwrr' },
  ],
}

/** The other course, just begun: with what she has at the rival school, every group of her products holds one. */
const annBakes: DemoJourney = {
  who: 'ann',
  course: 'bread',
  joined: { days: 2 },
  steps: [{ did: 'opened', lesson: 'starter', ago: { days: 1, hours: 20 } }],
}

/** Has used every attempt of the second lesson. */
const ben: DemoJourney = {
  who: 'ben',
  course: 'learning',
  joined: { days: 7 },
  steps: [
    { did: 'practised', lesson: 'rereading', quiz: 'rereading', ago: { days: 6, hours: 20 }, answers: 'wrw' },
    {
      did: 'practised',
      lesson: 'retrieval',
      quiz: 'retrieval',
      ago: { days: 6, hours: 18 },
      answers: 'wwrw',
    },
    { did: 'practised', lesson: 'retrieval', quiz: 'retrieval', ago: { days: 5 }, answers: 'rwwr' },
    { did: 'practised', lesson: 'retrieval', quiz: 'retrieval', ago: { days: 2, hours: 7 }, answers: 'wrwr' },
  ],
}

/** Bakes, and has just looked into the other course. */
const daria: DemoJourney[] = [
  {
    who: 'daria',
    course: 'bread',
    joined: { days: 11 },
    steps: [
      { did: 'practised', lesson: 'starter', quiz: 'starter', ago: { days: 10, hours: 3 }, answers: 'rrr' },
      { did: 'practised', lesson: 'dough', quiz: 'dough', ago: { days: 4, hours: 2 }, answers: 'wwrw' },
      { did: 'practised', lesson: 'dough', quiz: 'dough', ago: { days: 4, hours: 1 }, answers: 'rrrw' },
      { did: 'opened', lesson: 'oven', ago: { hours: 20 } },
    ],
  },
  {
    who: 'daria',
    course: 'learning',
    joined: { days: 2 },
    steps: [{ did: 'opened', lesson: 'rereading', ago: { days: 2 } }],
  },
]

/** What the students of the demo have done so far. */
export const journeys: readonly DemoJourney[] = [student, student2, ann, annBakes, ben, ...daria]
