import { foldForSearch } from '@lectern/contract/kernel/words/fold'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../lib/texts/index.ts'

const Combobox = lazy(async () => ({ default: (await import('@lectern/ui/aria/combobox')).Combobox }))

export interface OneOfMany {
  id: string
  label: string
  /** A second line. */
  note?: string | undefined
  /** What it is found by; its label and note without it. */
  words?: string | undefined
}

interface OneOfManyFieldProps {
  label: string
  help?: string | undefined
  error?: string | undefined
  placeholder: string
  disabled?: boolean | undefined
  /** The chosen one is enough until the list is asked for. */
  options: readonly OneOfMany[]
  onAsked?: (() => void) | undefined
  value: string
  onValue: (id: string) => void
}

/** One choice out of hundreds that are all known: found by any of its words while somebody types. */
export const OneOfManyField = ({ options, onAsked, value, onValue, ...field }: OneOfManyFieldProps) => {
  const { t, locale } = useTexts()
  const [typed, setTyped] = useState<string>()
  const chosen = options.find(({ id }) => id === value)
  const found = typed === undefined ? options : options.filter((option) => isFound(option, typed))
  return (
    <Suspense fallback={<Skeleton width="100%" height="3.75rem" />}>
      <Combobox
        {...field}
        locale={locale}
        options={found}
        typed={typed ?? chosen?.label ?? ''}
        onTyped={(words) => setTyped(words === chosen?.label ? undefined : words)}
        onOpen={onAsked}
        onLeave={() => setTyped(undefined)}
        value={value}
        onChange={(id) => {
          // A field that was emptied is on its way to another choice: the one before stays until then.
          if (id === null) return
          setTyped(undefined)
          if (id !== value) onValue(id)
        }}
        emptyText={t('common.nothing_found')}
      />
    </Suspense>
  )
}

const isFound = ({ label, note = '', words = `${label} ${note}` }: OneOfMany, typed: string): boolean => {
  const text = foldForSearch(words)
  const wanted = foldForSearch(typed).trim().split(' ')
  return wanted.every((word) => holdsWord(text, word))
}

/** A number is sought whole: +1 is not the beginning of +10. */
const holdsWord = (text: string, word: string): boolean => {
  const [, ...followed] = text.split(word)
  return word === '' || followed.some((rest) => !/\d$/u.test(word) || !/^\d/u.test(rest))
}
