import { z } from 'zod'

/** A contact, and when it was changed last. */
interface MergedIn {
  readonly id: number
  readonly updatedAt: string
}

export interface MergingIds {
  /** Two contacts that may be merged: the one that would stay, and the other. */
  readonly mergeable: readonly [MergedIn, MergedIn]
  /** A merge of two others, which can be taken back. */
  readonly merge: number
}

type Send = (method: string, path: string, body?: unknown) => Promise<unknown>

const card = z.object({ id: z.int(), updated_at: z.string() })
const merged = z.object({ merge_id: z.int() })

/** Contacts of one phone, two of which are one already. */
export const prepareMerging = async (send: Send): Promise<MergingIds> => {
  const add = async (email: string): Promise<MergedIn> => {
    const body = { name: 'Mergeable', email, phone: '+380501119999' }
    const { id, updated_at: updatedAt } = card.parse(await send('POST', '/contacts', body))
    return { id, updatedAt }
  }
  const [kept, given] = [await add('kept@merging.test'), await add('given@merging.test')]
  const { merge_id: merge } = merged.parse(
    await send('POST', `/contacts/${kept.id}/merge`, mergeOrderOf([kept, given])),
  )
  return { mergeable: [await add('one@merging.test'), await add('other@merging.test')], merge }
}

export const mergeOrderOf = ([survivor, absorbed]: MergingIds['mergeable']) => ({
  absorbed_id: absorbed.id,
  seen: { survivor: survivor.updatedAt, absorbed: absorbed.updatedAt },
})
