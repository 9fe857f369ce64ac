import * as operations from '@lectern/contract/closed-groups/closed-groups.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../platform/http/api.ts'
import { done } from '../../platform/http/call.ts'
import { nextLink } from '../../platform/http/lists/next-link.ts'
import { listGroups } from './closed-groups.repository.ts'
import type { GroupDependencies } from './group-parts.ts'
import { changeGroup, createGroup, removeBot, removeGroup } from './use-cases/change-group.ts'
import { checkAgain, makeChatLink, setBot, setChat } from './use-cases/connect-group.ts'
import { authoredGroup, loadCards, loadGroup } from './use-cases/load-group.ts'
import { productsOf } from '../teams/index.ts'

/** Binds what authors do with closed groups. */
export const registerAuthorsGroups = (bind: Bind, dependencies: GroupDependencies): void => {
  bind(operations.listClosedGroups, async ({ db, staff, query }) => {
    const filter = { ...query, products: productsOf(staff, 'course_list') }
    const { rows, total } = await listGroups(db, staff.schoolId, filter)
    const meta = pageMetaOf(query, total)
    const links = nextLink(operations.listClosedGroups, query, meta)
    return { data: await loadCards(db, staff.schoolId, rows), meta, links }
  })

  bind(operations.createClosedGroup, async ({ db, staff: { schoolId }, body, now }) => {
    const groupId = await createGroup(db, { ...body, schoolId }, now)
    return { data: await loadGroup(db, dependencies, schoolId, groupId) }
  })

  bind(operations.getClosedGroup, async ({ db, staff, params }) => {
    const group = await authoredGroup(db, staff, 'course_read', params.group)
    return { data: await loadGroup(db, dependencies, staff.schoolId, group.id) }
  })

  bind(operations.updateClosedGroup, async ({ db, staff, params, body, now }) => {
    const group = await authoredGroup(db, staff, 'course_edit', params.group)
    await changeGroup(db, group, body, now)
    return { data: await loadGroup(db, dependencies, staff.schoolId, group.id) }
  })

  bind(operations.deleteClosedGroup, async ({ db, staff, params, now }) => {
    await removeGroup(db, await authoredGroup(db, staff, 'course_delete', params.group), now)
    return done
  })

  bindConnection(bind, dependencies)
}

const bindConnection = (bind: Bind, dependencies: GroupDependencies): void => {
  bind(operations.setGroupBot, async ({ db, staff, params, body, now }) => {
    const group = await authoredGroup(db, staff, 'course_edit', params.group)
    await setBot(dependencies, group, body.bot_token, now)
    return { data: await loadGroup(db, dependencies, staff.schoolId, group.id) }
  })

  bind(operations.removeGroupBot, async ({ db, staff, params, now }) => {
    const group = await authoredGroup(db, staff, 'course_edit', params.group)
    await removeBot(db, group, now)
    return { data: await loadGroup(db, dependencies, staff.schoolId, group.id) }
  })

  bind(operations.linkGroupChat, async ({ db, staff, params, now }) => {
    const group = await authoredGroup(db, staff, 'course_edit', params.group)
    return { data: await makeChatLink(db, dependencies, group, now) }
  })

  bind(operations.setGroupChat, async ({ db, staff, params, body, now }) => {
    const group = await authoredGroup(db, staff, 'course_edit', params.group)
    await setChat(dependencies, group, body.chat, now)
    return { data: await loadGroup(db, dependencies, staff.schoolId, group.id) }
  })

  bind(operations.checkClosedGroup, async ({ db, staff, params, now }) => {
    const group = await authoredGroup(db, staff, 'course_edit', params.group)
    await checkAgain(dependencies, group, now)
    return { data: await loadGroup(db, dependencies, staff.schoolId, group.id) }
  })
}
