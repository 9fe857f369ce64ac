import type { Mentionable } from '@lectern/contract/comments/comment'
import { TextArea } from '@lectern/ui/fields/text-area'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Named } from './kept-words.ts'
import { MentionList, optionId } from './mention-list.tsx'
import { mentionAt, withMention } from './mention-words.ts'
import { type MentionPlace, useMentionable } from './use-mentionable.ts'

interface CommentTextProps {
  text: string
  named: readonly Named[]
  place: MentionPlace
  isBusy: boolean
  onChange: (part: { text: string; mentions?: readonly Named[] }) => void
  onFocus: () => void
  /** A key that the list of people has not taken. */
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

/** The words of a comment; behind `@` people are found by their names, and chosen with the keys or a press. */
export const CommentText = ({ text, named, place, isBusy, onChange, ...props }: CommentTextProps) => {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(undefined)
  const [caret, setCaret] = useState<number | null>(null)
  const [left, setLeft] = useState<number>()
  const [at, setAt] = useState(0)
  const begun = caret === null ? null : mentionAt(text, caret, named)
  const isAsked = begun !== null && begun.from !== left
  const people = useMentionable(place, isAsked ? begun.search : null)
  const current = people?.[Math.min(at, people.length - 1)]

  const choose = ({ id: person, name }: Mentionable) => {
    if (!begun) return
    const next = withMention(text, begun, name)
    const others = named.filter((each) => each.name !== name)
    // At once: the caret would move a letter that is typed before the next frame.
    flushSync(() => {
      onChange({ text: next.text, mentions: [...others, { id: person, name }] })
      setCaret(next.caret)
    })
    area.current?.focus()
    area.current?.setSelectionRange(next.caret, next.caret)
  }
  const onListKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    if (!people || !current || event.nativeEvent.isComposing) return false
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? people.length - 1 : 0
    if (step > 0) setAt((people.indexOf(current) + step) % people.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(current)
    else if (event.key === 'Escape') setLeft(begun?.from)
    else return false
    event.preventDefault()
    return true
  }
  return (
    <>
      <TextArea
        rows={2}
        value={text}
        readOnly={isBusy}
        aria-autocomplete="list"
        aria-controls={current && id}
        aria-activedescendant={current && optionId(id, current)}
        onChange={({ currentTarget }) => {
          area.current = currentTarget
          setAt(0)
          if (!mentionAt(currentTarget.value, currentTarget.selectionStart, named)) setLeft(undefined)
          setCaret(currentTarget.selectionStart)
          onChange({ text: currentTarget.value })
        }}
        onSelect={({ currentTarget }) => {
          area.current = currentTarget
          setCaret(currentTarget.selectionStart)
        }}
        onFocus={props.onFocus}
        onBlur={() => setCaret(null)}
        onKeyDown={(event) => {
          if (!onListKey(event)) props.onKeyDown(event)
        }}
      />
      {people && (
        <MentionList
          id={id}
          people={people}
          at={current ? people.indexOf(current) : -1}
          onMove={setAt}
          onChoose={choose}
        />
      )}
    </>
  )
}
