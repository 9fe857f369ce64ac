/**
 * Adds the picture that sites show of a page’s link to its tags.
 *
 * @param url with its origin: what reads it knows no page
 */
export const withPreview = <Tag extends object>({ meta }: { meta: Tag[] }, url: string) => ({
  meta: [
    ...meta,
    { property: 'og:image', content: url },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ],
})
