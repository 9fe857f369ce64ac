import type { AttemptView } from '@lectern/contract/attempts/attempt'
import type { File as StoredFile } from '@lectern/contract/files/file'
import { createContext, useContext } from 'react'

/** What stands in shown questions beside their words: they themselves hold ids and TeX alone. */
export interface ShownExtras extends Pick<
  AttemptView,
  'files' | 'pictures' | 'formulas' | 'aggregate_interview'
> {
  /** Draws a formula here, for an author who has just written it. */
  draw?: (tex: string, element: HTMLElement) => Promise<boolean>
  /** The files with fresh links; theirs are good for minutes. */
  renew: () => Promise<readonly StoredFile[]>
}

const none: ShownExtras = {
  files: [],
  pictures: [],
  formulas: {},
  aggregate_interview: [],
  renew: () => Promise.resolve([]),
}

/** Given once around the questions of an attempt. */
export const ShownExtrasContext = createContext<ShownExtras>(none)

export const useShownExtras = (): ShownExtras => useContext(ShownExtrasContext)
