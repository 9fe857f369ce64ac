import type { MouseEvent, ReactNode } from 'react'
import { paths } from '../../../../lib/routing/paths.ts'

interface OrderFormProps {
  token: string
  /** What is done with the order, as the server names it. */
  act: 'pay' | 'ask' | 'cancel'
  /** The way to pay, where no button or control of the form names one. */
  methodId?: number | undefined
  className?: string | undefined
  children: ReactNode
}

/** What buyers do with an order, as a form that the browser sends by itself where there are no scripts. */
export const OrderForm = ({ token, act, methodId, className, children }: OrderFormProps) => (
  <form method="post" action={paths.order(token)} className={className}>
    <input type="hidden" name="do" value={act} />
    {methodId !== undefined && <input type="hidden" name="method_id" value={methodId} />}
    {children}
  </form>
)

/** What a button of such a form does where there are scripts. */
export const instead =
  (act: () => void) =>
  (event: MouseEvent<HTMLButtonElement>): void => {
    event.preventDefault()
    act()
  }
