import type { BuyerOrder } from '@lectern/contract/orders/buyer-order'
import { Link } from '@lectern/ui/actions/link'
import { Notice } from '@lectern/ui/feedback/notice'
import { useEffect, useState } from 'react'
import { paths } from '../../../../lib/routing/paths.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { getOpenOrder } from '../../api.ts'
import { PlaceNote } from '../place-note.tsx'
import { forgetOpenOrder, readOpenOrder } from './open-order.ts'

type Open = Pick<BuyerOrder, 'token' | 'number' | 'place' | 'as_of'>

const findOpen = async (code: string): Promise<Open | null> => {
  const token = readOpenOrder(code)
  if (token === null) return null
  const { data } = await getOpenOrder({ params: { token } })
  if (data.state === 'awaiting_payment' || data.state === 'late') return data
  forgetOpenOrder(code)
  return null
}

/** Tells whoever comes back to an offer of the order that waits for its payment since. */
export const OpenOrderNotice = ({ code }: { code: string }) => {
  const { t } = useTexts()
  const [open, setOpen] = useState<Open | null>(null)
  useEffect(() => {
    let isHere = true
    const find = async () => {
      try {
        const found = await findOpen(code)
        if (isHere) setOpen(found)
      } catch {
        // An order that cannot be asked for is not told of; the form works without it.
      }
    }
    void find()
    return () => void (isHere = false)
  }, [code])
  if (open === null) return null
  return (
    <Notice tone="info" announce="politely">
      {t('checkout.open_order', { number: open.number })}{' '}
      <Link href={paths.order(open.token)}>{t('checkout.open_order_link')}</Link>
      <PlaceNote place={open.place} asOf={open.as_of} />
    </Notice>
  )
}
