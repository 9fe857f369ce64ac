import type { SchoolIds } from '../everything.ts'
import type { SampleCall } from '../sample-call.ts'

/** Good calls about how far somebody has come in a lesson. */
export const readingSamples = {
  'lessons.lessonStarted': (ids) => ({ params: { lesson: ids.lesson } }),
  'lessons.lessonWatched': (ids) => ({ params: { lesson: ids.lesson } }),
  'lessons.unitStarted': (ids) => ({ params: { unit: ids.unit } }),
  'lessons.unitPlayed': (ids) => ({ params: { unit: ids.unit }, body: { percent: 40, minutes: 1.5 } }),
  'lessons.unitWatched': (ids) => ({ params: { unit: ids.unit } }),
  'lessons.getReading': (ids) => ({ params: { lesson: ids.lesson } }),
  'lessons.reportReading': (ids) => ({
    params: { lesson: ids.lesson },
    body: { at_unit_id: ids.textUnit, read_unit_ids: [ids.textUnit] },
  }),
  'lessons.listTicks': (ids) => ({ params: { unit: ids.textUnit } }),
  'lessons.setTick': (ids) => ({ params: { unit: ids.textUnit, task: ids.task }, body: { is_ticked: true } }),
} satisfies Readonly<Record<string, (ids: SchoolIds) => SampleCall>>
