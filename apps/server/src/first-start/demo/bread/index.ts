import type { DemoCourse } from '../content.ts'
import { starter } from './lesson-1-starter.ts'
import { dough } from './lesson-2-dough.ts'
import { oven } from './lesson-3-oven.ts'
import { repairs } from './lesson-4-repairs.ts'

export const breadCourse: DemoCourse = {
  key: 'bread',
  title: 'Хліб на заквасці',
  description:
    'Від жменьки борошна й води до хлібини, що потріскує на дошці: як виростити закваску, що робити з тістом, коли саме ' +
    'в піч і про що каже м’якушка, якщо щось пішло не так.',
  lessons: [starter, dough, oven, repairs],
}
