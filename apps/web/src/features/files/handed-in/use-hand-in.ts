import type { UploadModel } from '@lectern/contract/files/upload-models'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useOutbox } from '../../../lib/outbox/index.ts'
import { inserted } from '../../../lib/lists.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { uploads, useFileDrop, useFilePaste, type ChosenFile } from '../uploads/index.ts'
import { useHandInWork } from './use-hand-in-work.ts'

interface HandInOf {
  place: string
  model: UploadModel
  files: readonly string[]
  most: number
  takesUploads: boolean
  onFiles: (files: readonly string[]) => void
  /** Around it; what is dropped or pasted elsewhere is not meant for it. */
  box: RefObject<HTMLElement | null>
}

const zone = '[data-files-zone]'

/** Where a question or a form begins and ends: what is dropped anywhere on it is its answer's, unless it lies on a form within. */
const isMeantFor = (box: HTMLElement | null, at: Element | null): boolean => {
  const around = box?.closest(`fieldset, ${zone}`) ?? box
  const nearest = at?.closest(zone) ?? null
  return (
    around?.contains(at) === true && (nearest === null || !around.contains(nearest) || nearest === around)
  )
}

/** What is attached to an answer and on its way to it, and the ways to change that. */
export const useHandIn = ({ place, model, files, most, takesUploads, onFiles, box }: HandInOf) => {
  const { t } = useTexts()
  const person = useOutbox()?.person
  const { uploads: all } = useHandInWork(place)
  const waiting = all.filter(({ fileUuid }) => fileUuid === null || !files.includes(fileUuid))
  const room = Math.max(0, most - files.length - waiting.filter(({ status }) => status !== 'aborted').length)
  const newest = useRef({ files, onFiles })
  useLayoutEffect(() => {
    newest.current = { files, onFiles }
  })
  useEffect(() => {
    // The address of the page names the school.
    if (person !== undefined) void uploads.begin({ person, schoolId: null })
  }, [person])

  const send = (chosen: readonly ChosenFile[]) => {
    const taken = chosen.slice(0, room).map(({ file }) => file)
    uploads.add(taken, { model, place })
    if (taken.length < chosen.length)
      toasts.show({ tone: 'warning', title: t('documents.hand_in_too_many', { count: most }) })
  }
  const isOn = takesUploads && person !== undefined
  const isHeld = useFileDrop({
    isOn,
    onFiles: (chosen, at) => isMeantFor(box.current, at) && send(chosen),
  })
  useFilePaste({
    isOn,
    onFiles: (chosen) => isMeantFor(box.current, document.activeElement) && send(chosen),
  })
  const attach = (uuid: string) => {
    const { files: now, onFiles: change } = newest.current
    if (!now.includes(uuid)) change([...now, uuid])
  }
  const remove = (uuid: string, name: string) => {
    const at = files.indexOf(uuid)
    onFiles(files.filter((each) => each !== uuid))
    const undo = () => {
      const { files: now, onFiles: change } = newest.current
      if (!now.includes(uuid)) change(inserted(now, Math.min(at, now.length), uuid))
    }
    toasts.show({
      title: t('documents.hand_in_removed', { name }),
      action: { label: t('documents.hand_in_undo'), onSelect: undo },
    })
  }
  return { waiting, room, isHeld, send, attach, remove }
}
