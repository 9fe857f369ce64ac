import { writeArchive } from '../../../../platform/documents/archives/write-archive.ts'
import { filmBytes, pictureBytes } from '../../../../testing/every-operation/prepare-files.ts'

type Files = Readonly<Record<string, string | Buffer>>

/** A package of these files. */
export const packOf = (files: Files): Buffer =>
  writeArchive(Object.entries(files).map(([path, bytes]) => ({ path, bytes: Buffer.from(bytes) })))

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html><head><title>Not shown</title>${head}</head><body>${body}</body></html>`

const kneading = page(
  `<h1>Kneading</h1><p onclick="alert(1)">Fold it <b>twice</b>, <a href="javascript:alert(1)">then</a> rest.</p>
  <img src="img/loaf%201.png" alt="A loaf" onerror="alert(1)"><script>alert('never')</script>
  <ul><li>Flour</li><li>Water</li></ul>
  <p>See <a href="https://bread.example/">more</a>, <a href="recipe.pdf">the recipe</a> and <a href="next.html">the next page</a>.</p>
  <iframe src="https://films.example/1"></iframe>`,
)

/** A package of SCORM: a page, a program, a page that is not there, and a hidden one. */
export const scormPackage = (version: '1.2' | '2004'): Files => ({
  'imsmanifest.xml': `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="bread" version="1" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>${version}</schemaversion></metadata>
  <organizations default="org"><organization identifier="org"><title>Baking &amp; bread</title>
    <item identifier="i1" identifierref="r1"><title>Welcome</title></item>
    <item identifier="m1"><title>Dough</title>
      <item identifier="i2" identifierref="r2"><title>Kneading</title></item>
      <item identifier="i3" identifierref="r3" isvisible="false"><title>An exercise</title></item>
    </item>
    <item identifier="i4" identifierref="nowhere"><title>Baking</title></item>
  </organization></organizations>
  <resources>
    <resource identifier="r1" type="webcontent" adlcp:scormtype="asset" href="welcome.html"><file href="welcome.html"/></resource>
    <resource identifier="r2" type="webcontent" xml:base="dough/" adlcp:${version === '1.2' ? 'scormtype' : 'scormType'}="sco" href="kneading.html?start=1">
      <file href="kneading.html"/><file href="img/loaf 1.png"/></resource>
    <resource identifier="r3" type="webcontent" adlcp:${version === '1.2' ? 'scormtype' : 'scormType'}="sco" href="app/index.html">
      <file href="app/index.html"/><file href="app/app.js"/><file href="app/fold.mp4"/></resource>
  </resources>
</manifest>`,
  'welcome.html': page('<p>Good bread begins with good flour.</p>'),
  'dough/kneading.html': kneading,
  'dough/img/loaf 1.png': pictureBytes,
  'dough/recipe.pdf': '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF',
  'dough/next.html': page('<p>Next</p>'),
  'app/index.html': page('<div id="app"></div>', '<script src="app.js"></script>'),
  'app/app.js': 'document.body.textContent = API.LMSInitialize("")',
  'app/fold.mp4': filmBytes,
})

const item = (profile: string, title: string, presentation: string, processing: string) => `
  <item ident="${title}" title="${title}">
    <itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>cc_profile</fieldlabel><fieldentry>${profile}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
    <presentation><material><mattext texttype="text/html">&lt;p&gt;${title}?&lt;/p&gt;</mattext></material>${presentation}</presentation>
    <resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${processing}</resprocessing>
  </item>`
const label = (ident: string) =>
  `<response_label ident="${ident}"><material><mattext texttype="text/plain">${ident}</mattext></material></response_label>`
const options = (cardinality: string, ...idents: string[]) =>
  `<response_lid ident="r" rcardinality="${cardinality}"><render_choice>${idents.map(label).join('')}</render_choice></response_lid>`
const right = (condition: string) =>
  `<respcondition continue="No"><conditionvar>${condition}</conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>`
const equal = (ident: string) => `<varequal respident="r">${ident}</varequal>`

const assessment = `<?xml version="1.0" encoding="UTF-8"?>
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a" title="About flour">
  <qtimetadata><qtimetadatafield><fieldlabel>cc_maxattempts</fieldlabel><fieldentry>2</fieldentry></qtimetadatafield></qtimetadata>
  <section ident="root">
    ${item('cc.multiple_choice.v0p1', 'Which is strong', options('Single', 'Rye', 'Wheat'), right(equal('Wheat')))}
    ${item('cc.multiple_response.v0p1', 'Which rise', options('Multiple', 'Rye', 'Wheat', 'Rice'), right(`<and>${equal('Rye')}${equal('Wheat')}<not>${equal('Rice')}</not></and>`))}
    ${item('cc.true_false.v0p1', 'Salt slows it', options('Single', 'True', 'False'), right(equal('True')))}
    ${item('cc.fib.v0p1', 'What makes it rise', '<response_str ident="r" rcardinality="Single"><render_fib/></response_str>', right(equal('yeast') + equal('leaven')))}
    ${item('cc.essay.v0p1', 'Tell of a loaf', '<response_str ident="r" rcardinality="Single"><render_fib/></response_str>', '')}
    ${item('other.slider.v1', 'Slide it', '', '')}
  </section></assessment></questestinterop>`

/** A Common Cartridge: pages, a quiz, a link, a discussion, a tool, files. */
export const cartridge = (version: '1.1' | '1.3'): Files => {
  const type = version === '1.1' ? 'v1p1' : 'v1p3'
  return {
    'imsmanifest.xml': `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="m" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1" xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p1/LOM/manifest">
  <metadata><schema>IMS Common Cartridge</schema><schemaversion>${version}.0</schemaversion>
    <lomimscc:lom><lomimscc:general><lomimscc:title><lomimscc:string>Flour</lomimscc:string></lomimscc:title>
    <lomimscc:description><lomimscc:string>All about it</lomimscc:string></lomimscc:description></lomimscc:general></lomimscc:lom></metadata>
  <organizations><organization identifier="o" structure="rooted-hierarchy"><item identifier="root">
    <item identifier="u1"><title>Unit 1</title>
      <item identifier="a" identifierref="page"><title>Mills</title></item>
      <item identifier="b" identifierref="quiz"><title>About flour</title></item>
      <item identifier="c" identifierref="link"><title>More</title></item>
      <item identifier="d" identifierref="talk"><title>Talk</title></item>
      <item identifier="e" identifierref="tool"><title>Tool</title></item>
      <item identifier="f" identifierref="film"><title>Film</title></item>
    </item></item></organization></organizations>
  <resources>
    <resource identifier="page" type="webcontent" href="wiki_content/mills.html"><file href="wiki_content/mills.html"/></resource>
    <resource identifier="quiz" type="imsqti_xmlv1p2/imscc_xml${type}/assessment"><file href="quiz/assessment.xml"/></resource>
    <resource identifier="link" type="imswl_xml${type}"><file href="link.xml"/></resource>
    <resource identifier="talk" type="imsdt_xml${type}"><file href="talk.xml"/></resource>
    <resource identifier="tool" type="imsbasiclti_xmlv1p0"><file href="tool.xml"/></resource>
    <resource identifier="film" type="webcontent" href="web_resources/film.mp4"><file href="web_resources/film.mp4"/></resource>
    <resource identifier="bank" type="imsqti_xmlv1p2/imscc_xml${type}/question-bank"><file href="bank/questions.xml"/></resource>
    <resource identifier="more" type="webcontent" href="web_resources/table.csv"><file href="web_resources/table.csv"/></resource>
  </resources>
</manifest>`,
    'wiki_content/mills.html': page(
      '<p>Mills of stone are slow.</p><img src="$IMS-CC-FILEBASE$/mill.png" alt="A mill">',
    ),
    'web_resources/mill.png': pictureBytes,
    'web_resources/film.mp4': filmBytes,
    'web_resources/table.csv': 'flour;ash\nrye;1.1\n',
    'quiz/assessment.xml': assessment,
    'bank/questions.xml': assessment.replaceAll('assessment', 'objectbank').replace('About flour', 'Spare'),
    'link.xml': '<webLink><title>A mill</title><url href="https://mill.example/" target="_blank"/></webLink>',
    'talk.xml':
      '<topic><title>Talk</title><text texttype="text/html">&lt;p&gt;Which flour do you use?&lt;/p&gt;</text></topic>',
    'tool.xml': '<cartridge_basiclti_link><title>Tool</title></cartridge_basiclti_link>',
  }
}
