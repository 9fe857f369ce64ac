import * as operations from '@lectern/contract/payments/payment-systems.api'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { Bind } from '../../platform/http/api.ts'
import { done } from '../../platform/http/call.ts'
import { found } from '../../platform/http/call-error.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { seesTests, shownMethod } from '../orders/index.ts'
import type { PaymentEngine } from './attempts/attempt-parts.ts'
import { checkBalances, loadBalances } from './balances/balances.ts'
import { countOpenBySystem } from './attempts/attempts.repository.ts'
import { checkSystem, connectSystem } from './connections/connect.ts'
import { schoolOrigin } from './connections/connections.ts'
import { paymentMethods } from './payment-methods.ts'
import { findSystem, listSystems } from './payment-systems.repository.ts'
import { presentSystem } from './payments.presenter.ts'
import { changeSystem, createSystem, orderSystems, removeSystem } from './use-cases/change-systems.ts'

/** Binds the ways to pay of a school. */
export const registerPaymentSystems = (bind: Bind, tools: PaymentEngine): void => {
  const around = async (db: ReadDatabase, schoolId: SchoolId) => ({
    origin: await schoolOrigin(db, tools, schoolId),
    open: await countOpenBySystem(db, schoolId),
  })
  const answer = async (db: ReadDatabase, schoolId: SchoolId, id: number) => ({
    data: presentSystem(found(await findSystem(db, schoolId, id)), await around(db, schoolId)),
  })
  const answerAll = async (db: ReadDatabase, schoolId: SchoolId) => {
    const surroundings = await around(db, schoolId)
    return { data: (await listSystems(db, schoolId)).map((row) => presentSystem(row, surroundings)) }
  }

  bind(operations.listPaymentSystems, ({ db, staff: { schoolId } }) => answerAll(db, schoolId))

  bind(operations.createPaymentSystem, async ({ db, staff: { schoolId }, body, now }) =>
    answer(db, schoolId, await createSystem(db, tools, schoolId, body, now)),
  )

  bind(operations.updatePaymentSystem, async ({ db, staff: { schoolId }, params, body, now }) => {
    await changeSystem(db, { schoolId, id: params.system }, body, now)
    return answer(db, schoolId, params.system)
  })

  bind(operations.connectPaymentSystem, async ({ db, staff: { schoolId }, params, body, now }) => {
    await connectSystem(db, tools, { schoolId, id: params.system }, body, now)
    return answer(db, schoolId, params.system)
  })

  bind(operations.checkPaymentSystem, async ({ db, staff: { schoolId }, params, now }) => {
    await checkSystem(db, tools, { schoolId, id: params.system }, now)
    return answer(db, schoolId, params.system)
  })

  bind(operations.orderPaymentSystems, async ({ db, staff: { schoolId }, body, now }) => {
    await orderSystems(db, schoolId, body.ids, now)
    return answerAll(db, schoolId)
  })

  bind(operations.deletePaymentSystem, async ({ db, staff: { schoolId }, params, now }) => {
    await removeSystem(db, { schoolId, id: params.system }, now)
    return done
  })

  bind(operations.listBalances, async ({ db, staff: { schoolId }, now }) => ({
    data: await loadBalances(db, tools, schoolId, now),
  }))

  bind(operations.checkBalances, async ({ db, staff: { schoolId }, now }) => {
    await checkBalances(tools, schoolId)
    return { data: await loadBalances(db, tools, schoolId, now) }
  })

  bind(operations.listPaymentMethods, async ({ db, actor, school, query }) => {
    const { schoolId } = await school()
    const areTestsShown = await seesTests(db, schoolId, actor)
    const methods = await paymentMethods.list(db, schoolId, { currency: query.currency, areTestsShown })
    return { data: methods.map(shownMethod) }
  })
}
