import type * as viewsApi from '@lectern/contract/views/views.api'
import { call } from '../../lib/api/index.ts'

const view = '/list-views/:list/:view'

/** Views of a list that the reader sees. */
export const listViews = call<typeof viewsApi.listViews>('GET', '/list-views/:list')
export const createView = call<typeof viewsApi.createView>('POST', '/list-views/:list')
export const updateView = call<typeof viewsApi.updateView>('PATCH', view)
export const deleteView = call<typeof viewsApi.deleteView>('DELETE', view)
export const countViews = call<typeof viewsApi.countViews>('POST', '/list-views/:list/count')
