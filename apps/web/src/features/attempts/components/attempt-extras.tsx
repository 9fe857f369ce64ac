import type { AttemptView } from '@lectern/contract/attempts/attempt'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { ShownExtrasContext } from '../../quizzes/index.ts'
import { getAttemptView } from '../api.ts'
import type { AttemptAddress } from '../attempt-address.ts'

interface AttemptExtrasProps {
  address: AttemptAddress
  view: AttemptView
  children: ReactNode
}

/** Gives the questions of an attempt their pictures, files and formulas, and fresh links when those are over. */
export const AttemptExtras = ({ address, view, children }: AttemptExtrasProps) => {
  const { lesson, quiz, attempt } = address
  const [renewed, setRenewed] = useState<{ of: AttemptView; view: AttemptView }>()
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const { files, pictures, formulas, aggregate_interview } = renewed?.of === view ? renewed.view : view
  const extras = useMemo(() => {
    const renew = async () => {
      const { data } = await getAttemptView({ params: { lesson, quiz, attempt } })
      if (!isGone.current) setRenewed({ of: view, view: data })
      return data.files
    }
    return { files, pictures, formulas, aggregate_interview, renew }
  }, [files, pictures, formulas, aggregate_interview, view, lesson, quiz, attempt])
  return <ShownExtrasContext value={extras}>{children}</ShownExtrasContext>
}
