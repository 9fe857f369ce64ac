import { readCaptions } from '@lectern/contract/files/captions'
import { type DecodedText, decodeText } from '@lectern/contract/files/decode-text'
import type { DerivedFile, File } from '@lectern/contract/files/file'
import { Button } from '@lectern/ui/actions/button'
import { ConfirmDelete } from '@lectern/ui/overlays/confirm-delete'
import { Field } from '@lectern/ui/fields/field'
import { Icon } from '@lectern/ui/layout/icon'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Select } from '@lectern/ui/choices/select'
import { Trash2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { ApiError } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts, type Translate } from '../../../lib/texts/index.ts'
import { addCaptions, removeCaptions } from '../players/api.ts'
import { ChosenCaptions } from './chosen-captions.tsx'
import styles from './captions-manager.module.css'
import { childrenOf } from '../players/engine/source.ts'

interface CaptionsManagerProps {
  /** A film or a recording. */
  file: File
  /** The file as it is after a change. */
  onFile?: ((file: File) => void) | undefined
}

const languages = ['en', 'uk', 'ru', 'pl', 'de', 'es', 'fr', 'it', 'pt', 'lv', 'tr'] as const

const nameOf = (language: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language

const faults = ['no_cues', 'too_many_cues', 'bad_time', 'bad_order', 'cue_too_long'] as const

/** Why a file was not taken, with its line. */
const whyNot = (error: unknown, t: Translate): string => {
  const said = error instanceof ApiError ? (error.fields['text']?.[0] ?? '') : ''
  const [code, line = '0'] = said.split(':')
  const fault = faults.find((each) => each === code)
  if (fault === undefined) return errorText(error, t)
  const words = t(`player.captions_${fault}`)
  return line === '0' ? words : `${words} ${t('player.captions_line', { line })}`
}

/** Works on the captions of a file, one change at a time. */
const useCaptionChanges = ({ file: given, onFile }: CaptionsManagerProps) => {
  const { t } = useTexts()
  const [changed, setChanged] = useState<File | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const change = async (work: () => Promise<{ data: File }>) => {
    setBusy(true)
    setError('')
    try {
      const { data } = await work()
      setChanged(data)
      onFile?.(data)
    } catch (caught) {
      setError(whyNot(caught, t))
    }
    setBusy(false)
  }
  return { file: changed?.uuid === given.uuid ? changed : given, isBusy, error, change }
}

/** The captions of a film in every language: add, replace, take away (WebVTT, SRT). */
export const CaptionsManager = (props: CaptionsManagerProps) => {
  const { t } = useTexts()
  const { file, isBusy, error, change } = useCaptionChanges(props)
  const [doomed, setDoomed] = useState<DerivedFile | null>(null)
  const all = childrenOf(file, 'captions')
  const remove = ({ uuid }: DerivedFile) => {
    setDoomed(null)
    void change(() => removeCaptions({ params: { uuid: file.uuid, captions: uuid } }))
  }
  const add = (language: string, text: string) =>
    change(() => addCaptions({ params: { uuid: file.uuid }, body: { language, text } }))
  return (
    <section className={styles.manager} aria-label={t('player.captions')} data-captions-manager>
      <p className={styles.title}>{t('player.captions')}</p>
      {all.length === 0 ? (
        <p className={styles.nothing}>{t('player.no_captions')}</p>
      ) : (
        <ul className={styles.list}>
          {all.map((child) => (
            <li key={child.uuid} className={styles.row}>
              <span lang={child.language ?? undefined}>{child.label}</span>
              <span className={styles.code}>{child.language}</span>
              <IconButton
                icon={Trash2}
                label={t('player.delete_captions', { language: child.label ?? '' })}
                disabled={isBusy}
                onClick={() => setDoomed(child)}
              />
            </li>
          ))}
        </ul>
      )}
      <AddCaptions taken={all.map(({ language }) => language)} isBusy={isBusy} error={error} onAdd={add} />
      <ConfirmDelete
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        onConfirm={() => doomed && remove(doomed)}
        title={t('player.delete_captions', { language: doomed?.label ?? '' })}
        message={t('player.delete_captions_message')}
        confirmLabel={t('player.delete')}
        cancelLabel={t('player.cancel')}
        closeLabel={t('player.close')}
      />
    </section>
  )
}

interface AddCaptionsProps {
  /** Languages that are there. */
  taken: readonly (string | null)[]
  isBusy: boolean
  error: string
  onAdd: (language: string, text: string) => Promise<void>
}

const AddCaptions = ({ taken, isBusy, error, onAdd }: AddCaptionsProps) => {
  const { t, locale } = useTexts()
  const [language, setLanguage] = useState<string>(locale)
  const [chosen, setChosen] = useState<DecodedText | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: globalThis.File | undefined) => {
    if (!file) return
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
    // Why nothing of it can be read is said by the server, with the line.
    if (readCaptions(decoded.text).ok) setChosen(decoded)
    else await save(decoded)
  }
  const save = async ({ text }: DecodedText) => {
    setChosen(null)
    await onAdd(language, text)
  }
  return (
    <div className={styles.add}>
      <Field label={t('player.captions_language')} error={error}>
        <Select value={language} onChange={(event) => setLanguage(event.currentTarget.value)}>
          {languages.map((each) => (
            <option key={each} value={each}>
              {nameOf(each, locale)}
            </option>
          ))}
        </Select>
      </Field>
      <input
        ref={input}
        type="file"
        accept=".vtt,.srt,text/vtt"
        hidden
        onChange={(event) => {
          void read(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <Button
        variant="secondary"
        busy={isBusy}
        icon={<Icon of={Upload} />}
        onClick={() => input.current?.click()}
      >
        {t(taken.includes(language) ? 'player.replace_captions' : 'player.add_captions')}
      </Button>
      {chosen && (
        <ChosenCaptions chosen={chosen} onSave={() => void save(chosen)} onCancel={() => setChosen(null)} />
      )}
    </div>
  )
}
