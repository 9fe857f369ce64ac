import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { descriptionOf, type EditedUnit } from '../../blocks/index.ts'
import {
  type ChosenFile,
  DropOverlay,
  guessKind,
  useFileDrop,
  useFilePaste,
} from '../../files/uploads/index.ts'
import { takesDropped, textForDropped } from '../../lesson-text/index.ts'
import { filesOf, unitOfFiles, unitsFor } from './dropped-units.ts'
import { uploadDropped } from './upload-dropped.ts'

interface DropFilesProps {
  /** There is a section to which a unit can be added. */
  isOn: boolean
  onUnit: (unit: EditedUnit) => void
}

/** Takes files that are dropped or pasted anywhere in the lesson editor, and offers to make a unit of them. */
export const DropFiles = ({ isOn, onUnit }: DropFilesProps) => {
  const { t } = useTexts()
  const [files, setFiles] = useState<readonly File[]>([])
  const [text, setText] = useState<ReturnType<typeof textForDropped>>(null)
  const take = (chosen: readonly ChosenFile[], at: Element | null = null) => {
    setFiles(chosen.map(({ file }) => file))
    setText(() => textForDropped(at))
  }
  const takeDropped = (chosen: readonly ChosenFile[], at: Element | null) => {
    // A picture that falls into a text stands there.
    if (
      !takesDropped(
        chosen.map(({ file }) => file),
        at,
      )
    )
      take(chosen, at)
  }
  const isAbove = useFileDrop({ isOn, onFiles: takeDropped })
  useFilePaste({ isOn, onFiles: (chosen) => take(chosen) })
  const close = () => setFiles([])
  const make = async (typeId: BuiltUnitType) => {
    close()
    const uuids = await uploadDropped(files)
    if (uuids.length > 0) onUnit(unitOfFiles(typeId, uuids))
  }
  const [likeliest] = unitsFor(files.map(guessKind))
  const putIntoText = async () => {
    close()
    const uuids = await uploadDropped(files)
    // Its section may be closed by now: a unit is made then, so that what was uploaded has its place.
    if (uuids.length > 0 && text?.(filesOf(uuids)) !== true && likeliest !== undefined)
      onUnit(unitOfFiles(likeliest, uuids))
  }
  return (
    <>
      {isAbove && <DropOverlay>{t('documents.drop_here')}</DropOverlay>}
      <Dialog
        open={files.length > 0}
        onClose={close}
        title={t('documents.drop_title')}
        description={t('documents.drop_text', { count: files.length })}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {t('documents.cancel')}
            </Button>
            {unitsFor(files.map(guessKind))
              .toReversed()
              .map((typeId, at, all) => {
                const { ofFiles } = descriptionOf(typeId)
                return (
                  <Button
                    key={typeId}
                    variant={text === null && at === all.length - 1 ? 'primary' : 'secondary'}
                    onClick={() => void make(typeId)}
                  >
                    {ofFiles && t(ofFiles.label)}
                  </Button>
                )
              })}
            {text !== null && (
              <Button variant="primary" onClick={() => void putIntoText()}>
                {t('lesson-editor.drop_into_text')}
              </Button>
            )}
          </>
        }
      />
    </>
  )
}
