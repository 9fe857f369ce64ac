import type { getProgram as operation } from '@lectern/contract/courses/courses.api'
import { call } from '../../../lib/api/index.ts'

export const getProgram = call<typeof operation>('GET', '/courses/:course/program/minimal')
