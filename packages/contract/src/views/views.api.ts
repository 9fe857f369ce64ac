import { z } from 'zod'
import { acknowledged, dataOf, wholeList } from '../kernel/envelope.ts'
import { id, idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { listView, listViewChange, newListView, viewCount, viewedListNames, viewLimits } from './views.ts'

const list = z.enum(viewedListNames)
const params = z.object({ list })
const oneView = z.object({ list, view: idParam })

/** Those who see one of the lists; the list that is named decides. */
const maySee = {
  kind: 'staff',
  anyOf: [
    ...(['contact_list', 'contact_read', 'contact_read.team', 'contact_read.own'] as const),
    ...(['order_list', 'order_read', 'transaction_list', 'transaction_read'] as const),
  ],
} as const

const mayChange = {
  kind: 'policy',
  session: 'required',
  rule: 'On the staff of the school and sees the list: who made the view; the owner of the school, where it is shared.',
  allows: ['owner'],
  forbids: ['learner', 'staff'],
} as const

export const listViews = defineOperation({
  id: 'views.listViews',
  method: 'GET',
  path: '/list-views/:list',
  summary: 'Views of a list in their order: those that the school shares, then those of the caller',
  params,
  output: dataOf(wholeList(listView, viewLimits.shared + viewLimits.perPerson)),
  errors: [],
  permission: maySee,
})

export const createView = defineOperation({
  id: 'views.createView',
  method: 'POST',
  path: '/list-views/:list',
  summary: 'Keep what is asked of a list, for oneself or for all who see the list',
  params,
  body: newListView,
  output: dataOf(listView),
  status: 201,
  errors: ['too_many_views'],
  permission: maySee,
})

export const updateView = defineOperation({
  id: 'views.updateView',
  method: 'PATCH',
  path: '/list-views/:list/:view',
  summary: 'Rename a view, keep another question or other columns in it, share it, or move it',
  params: oneView,
  body: listViewChange,
  output: dataOf(listView),
  errors: ['too_many_views'],
  permission: mayChange,
})

export const deleteView = defineOperation({
  id: 'views.deleteView',
  method: 'DELETE',
  path: '/list-views/:list/:view',
  summary: 'Delete a view; what the list holds stays',
  params: oneView,
  output: acknowledged,
  errors: [],
  permission: mayChange,
})

export const countViews = defineOperation({
  id: 'views.countViews',
  method: 'POST',
  path: '/list-views/:list/count',
  summary: 'How many rows each of some views finds; counting all of them ends after three seconds',
  params,
  body: z.strictObject({ views: z.array(id).min(1).max(viewLimits.counted) }),
  output: dataOf(wholeList(viewCount, viewLimits.counted)),
  errors: [],
  permission: maySee,
  repeat: 'natural',
  perMinute: 60,
})
