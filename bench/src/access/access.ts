import { decideAccess, type LessonAccessFacts } from '@lectern/contract/access/rules/decide-access'
import { percentileOf } from '../figures.ts'

// `npm run bench:access`: how long it takes to decide a whole program for one person, with everything that can delay a lesson.
const lessons = 500
const rounds = 200
const warmUp = 20
/** Milliseconds at p95 (issue of learning: "SPEED"). */
const goal = 5

const day_ms = 24 * 60 * 60 * 1000
const now = new Date('2026-11-20T12:00:00Z')
const began = new Date(now.getTime() - 60 * day_ms)
const practice = { id: 1, title: 'Practice', link: '/practice' }

/** Each lesson by a rule of its own: days and hours in two zones, dates, closings, lessons and practices before it. */
const program: readonly LessonAccessFacts[] = Array.from({ length: lessons }, (_, at) => ({
  ...{ status: 'published', isPublic: false, isOpen: false, staysOpen: false },
  after: [{ id: at, title: `Lesson ${at}`, link: `/lesson-${at}`, isDone: at % 3 !== 0 }],
  practice: at % 5 === 0 ? practice : null,
  checkpoint: at % 7 === 0 ? { ...practice, id: 2 } : null,
  moment:
    at % 4 === 0
      ? { kind: 'at_date', date: '2026-10-25', hour: '09:00' }
      : { kind: 'after_days', days: (at % 120) + 1, hour: '09:00' },
  closes: at % 6 === 0 ? { kind: 'after_days', days: 300, hour: '21:00' } : null,
  timeZone: at % 2 === 0 ? 'Europe/Kyiv' : 'America/New_York',
}))

/** Three accesses and one earlier freeze: each is decided for itself. */
const enrolment = {
  state: 'active' as const,
  grants: [0, 10, 20].map((later) => ({
    startsAt: new Date(began.getTime() + later * day_ms),
    endsAt: null,
    coverage: 'whole' as const,
    delay: null,
    skipsCheckpoints: later === 20,
  })),
  pauses: [{ from: new Date(now.getTime() - 15 * day_ms), until: new Date(now.getTime() - 12 * day_ms) }],
}

const decideProgram = (): number =>
  program.filter(
    (lesson) =>
      decideAccess({
        now,
        person: { isSignedIn: true, isExpert: false },
        product: { status: 'published', canJoin: true, canPreSubscribe: false },
        enrolment,
        lesson,
      }).is_open,
  ).length

for (let round = 0; round < warmUp; round += 1) decideProgram()
const times: number[] = []
let open = 0
for (let round = 0; round < rounds; round += 1) {
  const start = performance.now()
  open = decideProgram()
  times.push(performance.now() - start)
}
const [p50, p95] = [0.5, 0.95].map((share) => percentileOf(times, share))
console.log(`${lessons} lessons by ${enrolment.grants.length} accesses, ${open} of them open`)
console.log(`p50 ${p50?.toFixed(2)} ms, p95 ${p95?.toFixed(2)} ms (goal: ${goal} ms)`)
process.exitCode = (p95 ?? Infinity) <= goal ? 0 : 1
