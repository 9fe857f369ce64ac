import type * as groupsApi from '@lectern/contract/closed-groups/closed-groups.api'
import type * as lessonsApi from '@lectern/contract/lessons/lessons.api'
import type * as templatesApi from '@lectern/contract/lessons/text-templates.api'
import { call } from '../../lib/api/index.ts'

export const getLesson = call<typeof lessonsApi.getLesson>('GET', '/courses/:course/lessons-new/:lesson')

const template = '/text-templates/:template'
export const listClosedGroups = call<typeof groupsApi.listClosedGroups>('GET', '/closed-groups')
export const listTextTemplates = call<typeof templatesApi.listTextTemplates>('GET', '/text-templates')
export const getTextTemplate = call<typeof templatesApi.getTextTemplate>('GET', template)
export const createTextTemplate = call<typeof templatesApi.createTextTemplate>('POST', '/text-templates')
export const renameTextTemplate = call<typeof templatesApi.renameTextTemplate>('PATCH', template)
export const deleteTextTemplate = call<typeof templatesApi.deleteTextTemplate>('DELETE', template)
