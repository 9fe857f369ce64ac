import * as operations from '@lectern/contract/courses/preview-settings.api'
import type { Bind } from '../../../platform/http/api.ts'
import type { CompiledTexts } from '../../../platform/texts/compiled-texts.ts'
import { loadPreviewLooks, loadPreviewSettings, savePreview } from './preview-settings.ts'

/** Binds as whom the team looks at a course, and who has looked at one as the caller. */
export const registerPreviewSettings = (bind: Bind, texts: CompiledTexts): void => {
  bind(operations.getPreviewSettings, async (call) => ({ data: await loadPreviewSettings(call, texts) }))

  bind(operations.savePreviewSettings, async (call) => {
    await savePreview(call, call.body)
    return { data: await loadPreviewSettings(call, texts) }
  })

  bind(operations.listPreviewLooks, async ({ db, actor }) => ({
    data: await loadPreviewLooks(db, actor.userId),
  }))
}
