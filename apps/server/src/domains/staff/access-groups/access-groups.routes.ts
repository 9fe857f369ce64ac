import * as operations from '@lectern/contract/staff/staff.api'
import type { Bind } from '../../../platform/http/api.ts'
import { done } from '../../../platform/http/call.ts'
import { staffActorOf } from '../../schools/index.ts'
import { findGroup, listGroups } from './access-groups.repository.ts'
import { presentGroup } from '../staff.presenter.ts'
import { changeGroup, copyGroup, createGroup, removeGroup } from './change-access-group.ts'

/** Binds what staff does with access groups. */
export const bindGroups = (bind: Bind): void => {
  bind(operations.listAccessGroups, async ({ db, staff }) => ({
    data: (await listGroups(db, staff.schoolId)).map((row) => presentGroup(row, staff.given)),
  }))

  bind(operations.createAccessGroup, async (call) => {
    const row = await createGroup(call.db, staffActorOf(call), call.body)
    return { data: presentGroup(row, call.staff.given) }
  })

  bind(
    operations.updateAccessGroup,
    async (call) => {
      const row = await changeGroup(call.db, staffActorOf(call), call.params.group, call.body)
      return { data: presentGroup(row, call.staff.given) }
    },
    async ({ db, staff, params }) => {
      const row = await findGroup(db, staff.schoolId, params.group)
      return row ? presentGroup(row, staff.given) : undefined
    },
  )

  bind(operations.copyAccessGroup, async (call) => {
    const row = await copyGroup(call.db, staffActorOf(call), call.params.group, call.body.name)
    return { data: presentGroup(row, call.staff.given) }
  })

  bind(operations.deleteAccessGroup, async (call) => {
    await removeGroup(call.db, staffActorOf(call), call.params.group)
    return done
  })
}
