import type { PaymentSystem } from '@lectern/contract/payments/payment-systems'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useState } from 'react'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { moved } from '../../../lib/lists.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listPaymentSystems, orderPaymentSystems, updatePaymentSystem } from '../api.ts'

/** The ways to pay of the school, and what is done with them in the list. */
export const useSystems = () => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const list = useQuery(queryFor(listPaymentSystems, {}))
  // The order that was asked for stands at once; the server's takes its place.
  const [asked, setAsked] = useState<readonly number[]>()
  const known = list.data?.data
  const systems = asked && known ? inOrder(known, asked) : known
  const reload = () => queryClient.invalidateQueries({ queryKey: queryKeyOf(listPaymentSystems) })
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      toasts.show({ tone: 'danger', title: errorText(error instanceof Error ? error : new Error(), t) })
      return false
    } finally {
      await reload()
      setAsked(undefined)
    }
  }
  const order = (ids: readonly number[]) => {
    setAsked(ids)
    return attempt(() => orderPaymentSystems({ body: { ids: [...ids] } }))
  }
  const move = async (from: number, to: number) => {
    const before = (systems ?? []).map(({ id }) => id)
    if (!(await order(moved(before, from, to)))) return
    toasts.show({
      title: t('payments.moved'),
      action: { label: t('payments.undo'), onSelect: () => void order(before) },
    })
  }
  const change = (system: PaymentSystem, state: PaymentSystem['state']) =>
    attempt(() => updatePaymentSystem({ params: { system: system.id }, body: { state } }))
  return { list, systems, reload, move, change }
}

const inOrder = (systems: readonly PaymentSystem[], ids: readonly number[]): PaymentSystem[] =>
  [...systems].toSorted((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id))
