import { z } from 'zod'
import { acknowledged, dataOf, wholeList } from '../kernel/envelope.ts'
import { id, idParam } from '../kernel/ids.ts'
import { currencyCode } from '../kernel/money/currencies.ts'
import { defineOperation } from '../kernel/operation.ts'
import { paymentMethod } from '../orders/buyer-order.ts'
import { systemBalance } from './balances.ts'
import { connectionKeys } from './connections.ts'
import { newPaymentSystem, paymentLimits, paymentSystem, paymentSystemChange } from './payment-systems.ts'

const oneSystem = z.object({ system: idParam })
const maySeeSystems = { kind: 'staff', anyOf: ['paymentsystem_read', 'paymentsystem_edit'] } as const
const mayEditSystems = { kind: 'staff', anyOf: ['paymentsystem_edit'] } as const

export const listPaymentSystems = defineOperation({
  id: 'payments.listSystems',
  method: 'GET',
  path: '/payment-systems',
  summary: 'Ways in which the school takes money, in the order of its checkout',
  output: dataOf(wholeList(paymentSystem, paymentLimits.systems)),
  errors: [],
  permission: maySeeSystems,
})

export const createPaymentSystem = defineOperation({
  id: 'payments.createSystem',
  method: 'POST',
  path: '/payment-systems',
  summary: 'Add a way in which the school takes money',
  body: newPaymentSystem,
  output: dataOf(paymentSystem),
  errors: ['too_many_payment_systems', 'instruction_missing', 'not_connected', 'provider_not_offered'],
  permission: mayEditSystems,
  status: 201,
  perMinute: 30,
})

export const updatePaymentSystem = defineOperation({
  id: 'payments.updateSystem',
  method: 'PUT',
  path: '/payment-systems/:system',
  summary: 'Change a way in which the school takes money; orders that wait keep it',
  params: oneSystem,
  body: paymentSystemChange,
  output: dataOf(paymentSystem),
  errors: ['instruction_missing', 'not_connected'],
  permission: mayEditSystems,
})

export const orderPaymentSystems = defineOperation({
  id: 'payments.orderSystems',
  method: 'PUT',
  path: '/payment-systems-order',
  summary: 'Put the ways to pay into another order; those that are not named follow',
  body: z.strictObject({ ids: z.array(id).max(paymentLimits.systems) }),
  output: dataOf(wholeList(paymentSystem, paymentLimits.systems)),
  errors: [],
  permission: mayEditSystems,
})

export const deletePaymentSystem = defineOperation({
  id: 'payments.deleteSystem',
  method: 'DELETE',
  path: '/payment-systems/:system',
  summary: 'Take a way to pay away; what was paid by it stays in the books',
  params: oneSystem,
  output: acknowledged,
  errors: [],
  permission: mayEditSystems,
})

export const listPaymentMethods = defineOperation({
  id: 'payments.listMethods',
  method: 'GET',
  path: '/public/payment-methods',
  summary: 'Ways to pay a currency at the checkout of the school of this host',
  query: z.object({ currency: currencyCode }),
  output: dataOf(wholeList(paymentMethod, paymentLimits.systems)),
  errors: [],
  permission: { kind: 'public', why: 'Shows what every checkout page of the school shows.' },
})

export const connectPaymentSystem = defineOperation({
  id: 'payments.connectSystem',
  method: 'POST',
  path: '/payment-systems/:system/connect',
  summary: 'Keep the keys of an account at a provider, and try them without moving money',
  params: oneSystem,
  body: connectionKeys,
  output: dataOf(paymentSystem),
  errors: ['keys_refused', 'account_in_use', 'provider_silent'],
  permission: mayEditSystems,
  repeat: 'secret',
  perMinute: 20,
})

export const checkPaymentSystem = defineOperation({
  id: 'payments.checkSystem',
  method: 'POST',
  path: '/payment-systems/:system/check',
  summary: 'Try the kept keys of an account at a provider again',
  params: oneSystem,
  output: dataOf(paymentSystem),
  errors: ['not_connected', 'provider_silent'],
  permission: mayEditSystems,
  repeat: 'secret',
  perMinute: 20,
})

export const listBalances = defineOperation({
  id: 'payments.listBalances',
  method: 'GET',
  path: '/payment-balances',
  summary: 'Books of each provider against the books of the school, day by day',
  output: dataOf(wholeList(systemBalance, paymentLimits.systems)),
  errors: [],
  permission: maySeeSystems,
})

export const checkBalances = defineOperation({
  id: 'payments.checkBalances',
  method: 'POST',
  path: '/payment-balances/check',
  summary: 'Compare the books of yesterday and today now; what is missing here is asked for and written down',
  output: dataOf(wholeList(systemBalance, paymentLimits.systems)),
  errors: ['provider_silent'],
  permission: mayEditSystems,
  repeat: 'natural',
  perMinute: 6,
})
