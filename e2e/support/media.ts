import { courseStatus } from '@lectern/contract/courses/course-status'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { callAs, startLesson, type MadeLesson } from './expert.ts'
import { expect, people, signInQuickly } from './journey.ts'

/** A file to upload. */
export interface Sample {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const folder = mkdtempSync(join(tmpdir(), 'lectern-media-e2e-'))

/** Where a sample lies on this machine, for file inputs. */
export const onDisk = ({ name, buffer }: Sample): string => {
  const path = join(folder, name)
  writeFileSync(path, buffer)
  return path
}

/** Makes something with the machine's ffmpeg. */
export const makeMedia = (name: string, mimeType: string, args: readonly string[]): Sample => {
  const path = join(folder, name)
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args, path])
  return { name, mimeType, buffer: readFileSync(path) }
}

const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']

export const picture = (name: string, size: string): Sample =>
  makeMedia(name, 'image/png', ['-f', 'lavfi', '-i', `testsrc2=size=${size}`, '-frames:v', '1'])

export const sound = (name: string, seconds: number): Sample =>
  makeMedia(name, 'audio/mpeg', ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`])

export const film = (name: string, seconds: number): Sample =>
  makeMedia(name, 'video/mp4', [
    ...['-f', 'lavfi', '-i', `testsrc2=size=320x180:rate=15:duration=${seconds}`],
    ...['-f', 'lavfi', '-i', `sine=frequency=330:duration=${seconds}`],
    ...h264,
    ...['-c:a', 'aac', '-shortest'],
  ])

/** Whether LibreOffice is on this machine: without it no school shows office documents. */
export const hasOffice = spawnSync('soffice', ['--version'], { stdio: 'ignore' }).status === 0

/** What LibreOffice makes of a text. `to` as its `--convert-to` takes it. */
export const officeDocument = (name: string, words: string, to: string, mimeType: string): Sample => {
  const base = name.replace(/\.[^.]+$/, '')
  const source = join(folder, `${base}.txt`)
  writeFileSync(source, words)
  const profile = `-env:UserInstallation=file://${join(folder, 'office')}`
  execFileSync('soffice', [profile, '--headless', '--convert-to', to, '--outdir', folder, source], {
    stdio: 'ignore',
  })
  return { name, mimeType, buffer: readFileSync(join(folder, name)) }
}

/** A PDF of A4 pages with one line each. */
export const pdf = (name: string, lines: readonly string[]): Sample =>
  pdfOf(name, [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${lines.length} /Kids [${lines.map((_, at) => `${4 + at * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, at) => {
      const text = `BT /F1 28 Tf 72 700 Td (${line}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ]
    }),
  ])

/** A PDF of two kilobytes with a billion pages: each level of its tree names the next one ten times. */
export const endlessPdf = (name: string): Sample => {
  const levels = 9
  const level = (at: number) => {
    const kids = Array(10)
      .fill(`${at + 3} 0 R`)
      .join(' ')
    return `<< /Type /Pages /Count ${10 ** (levels - at)} /Kids [${kids}]${at === 0 ? '' : ` /Parent ${at + 1} 0 R`} >>`
  }
  return pdfOf(name, [
    '<< /Type /Catalog /Pages 2 0 R >>',
    ...Array.from({ length: levels }, (_, at) => level(at)),
    `<< /Type /Page /Parent ${levels + 1} 0 R /MediaBox [0 0 595 842] >>`,
  ])
}

const pdfOf = (name: string, objects: readonly string[]): Sample => {
  let body = '%PDF-1.7\n'
  const places = objects.map((object, at) => {
    const place = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(body, 'latin1') }
}

/** The same behind a password that nobody knows. */
export const lockedPdf = (name: string, lines: readonly string[]): Sample => {
  const key = 'ab'.repeat(32)
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >> /ID [<${key}> <${key}>]`
  const { buffer, ...open } = pdf(name, lines)
  return {
    ...open,
    buffer: Buffer.from(buffer.toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R ${lock}`), 'latin1'),
  }
}

/** A file of the storage as the API tells it. */
export const readFile = async (page: Page, uuid: string) => {
  const reply = await page.request.get(`/api/v1/files/${uuid}`)
  expect(reply.ok(), `file ${uuid}`).toBe(true)
  return (await reply.json()).data
}

/** Uploads a file for a lesson as whoever is signed in, and waits until it is processed. @returns its uuid */
export const putFile = async (page: Page, file: Sample): Promise<string> => {
  const reply = await page.request.post('/api/v1/files?model=courseLesson', {
    multipart: { file },
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  expect(reply.status(), file.name).toBe(201)
  const { uuid } = (await reply.json()).data
  await expect
    .poll(async () => (await readFile(page, uuid)).process_status, { timeout: 60_000 })
    .toBe('completed')
  return uuid
}

/** Opens a course and its lesson to everybody. */
export const openToAll = async (page: Page, token: string, { course, lesson }: MadeLesson): Promise<void> => {
  await callAs(page, token, 'PUT', `/courses/${course}/lessons-new/${lesson}`, {
    status_id: 4,
    is_public: true,
  })
  await callAs(page, token, 'PUT', `/courses/${course}`, { status_id: courseStatus.published })
}

/** Adds a section with units to a lesson. */
export const addSection = (page: Page, token: string, { lesson }: MadeLesson, units: readonly object[]) =>
  callAs(page, token, 'POST', `/lessons/${lesson}/info-section`, { name: 'Materials', info_units: units })

interface Placed {
  uuid: string
  allow_doc_preview?: boolean | null
  allow_doc_download?: boolean | null
}

/** A public lesson with files, as a visitor finds it. */
export const lessonWith = async (page: Page, make: () => Promise<Placed[]>): Promise<MadeLesson> => {
  const lesson = await startLesson(page)
  const token = await signInQuickly(page, people.expert)
  const files = await make()
  await addSection(page, token, lesson, [{ key: 'unit-files', type_id: 4, content: { files } }])
  await openToAll(page, token, lesson)
  await page.context().clearCookies()
  return lesson
}
