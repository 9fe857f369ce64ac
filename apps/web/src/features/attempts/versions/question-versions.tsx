import { type AttemptView, attemptStatus } from '@lectern/contract/attempts/attempt'
import { useRef, useState } from 'react'
import { lazyPart } from '../../../lib/drawing/lazy-part.tsx'
import type { AttemptAddress } from '../attempt-address.ts'
import type { EarlierAnswerProps } from './earlier-answer.tsx'
import { type ShownVersion, VersionSquares } from './version-squares.tsx'

const Answer = lazyPart<EarlierAnswerProps>(
  async () => (await import('./earlier-answer.tsx')).EarlierAnswer,
).Part

interface QuestionVersionsProps {
  /** Of the attempt on the page. */
  address: AttemptAddress
  versions: AttemptView['versions']
  question: string
  /** Shows another attempt in the place of the page. */
  onShow: (attempt: number) => void
}

/** The versions that were handed in, beside a question; a press opens how it was answered there, or closes that again. */
export const QuestionVersions = ({ address, versions, question, onShow }: QuestionVersionsProps) => {
  const [opened, setOpened] = useState<ShownVersion>()
  const box = useRef<HTMLDivElement>(null)
  // What is being answered anew has nothing to be shown yet.
  const handedIn = versions.filter(({ status_id: status }) => status !== attemptStatus.inProcess)
  if (handedIn.length < 2) return null
  const hide = () => {
    setOpened(undefined)
    box.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }
  return (
    <div ref={box} data-versions={question}>
      <VersionSquares
        versions={handedIn}
        shown={opened?.id ?? address.attempt}
        onChoose={(version) =>
          setOpened(version.id === address.attempt || version.id === opened?.id ? undefined : version)
        }
      />
      {opened && (
        <Answer
          key={opened.id}
          address={{ ...address, attempt: opened.id }}
          number={opened.number}
          question={question}
          onHide={hide}
          onShow={() => onShow(opened.id)}
        />
      )}
    </div>
  )
}
