/** What programs put on the clipboard, as browsers hand it over. */

/** Word: a title, smart tags, its own elements and styles, lists that are paragraphs, a table with joined cells, a picture of its disk. */
export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:st1="urn:schemas-microsoft-com:office:smarttags">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {mso-style-parent:""; margin:0cm;} --></style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head><body lang=IN style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoTitle>Judul Word<o:p></o:p></p>
<p class=MsoNormal style='margin-bottom:0cm'><st1:place w:st="on">Palu</st1:place>, <b style='mso-bidi-font-weight:normal'>tebal</b> dan <i>miring</i><span style='font-size:14.0pt;color:red'> merah</span> <span style='font-weight:bold'>lagi</span>, <s>Senin</s> <span style='text-decoration:line-through'>besok</span> lusa.<o:p>&nbsp;</o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Rapor<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Foto<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Datang</p>
<table class=MsoTableGrid border=1><tr><td width=200><p class=MsoNormal><b>Nama<o:p></o:p></b></p></td><td><p class=MsoNormal>Nilai</p></td></tr><tr><td colspan=2><p class=MsoNormal>Ani</p><p class=MsoNormal>Rahma</p></td></tr></table>
<table class=MsoTableGrid border=1><tr><td colspan=3><p class=MsoNormal>Juara</p></td></tr><tr><td rowspan=2><p class=MsoNormal>Putra</p></td><td><p class=MsoNormal>Adi</p></td><td><p class=MsoNormal>90</p></td></tr><tr><td><p class=MsoNormal>Budi</p></td><td><p class=MsoNormal>88</p></td></tr></table>
<p class=MsoNormal><a href="https://kemenag.go.id/">Kemenag</a> <a href="javascript:alert(1)">jahat</a><img width=10 src="file:///C:/x.png" onerror="alert(1)"></p>
<!--EndFragment--></body></html>`;

export const wordRead =
  "## Judul Word\n\nPalu, **tebal** dan *miring* merah **lagi**, ~Senin~ ~besok~ lusa.\n\n- Rapor\n- Foto\n\n1. Datang\n\n| **Nama** | Nilai |\n| Ani Rahma |  |\n\n| Juara |  |  |\n| Putra | Adi | 90 |\n|  | Budi | 88 |\n\n[Kemenag](https://kemenag.go.id/) jahat";

const item = (sign: string, level: number, words: string) =>
  `<p class=MsoListParagraph style='margin-left:${36 * level}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l${level} level${level} lfo1'><![if !supportLists]><span lang=IN style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=IN>${words}<o:p></o:p></span></p>`;

/** Word: items inside items, a quotation by its style, a picture of its disk, a note at the foot, a change that was tracked, hidden words. */
export const nestedFromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:v="urn:schemas-microsoft-com:vml"><head><meta name=ProgId content=Word.Document></head><body lang=IN><!--StartFragment-->
<h1 style='mso-list:none'>Syarat<o:p></o:p></h1>
${item("1.", 1, "Datang")}
${item("a.", 2, "pagi")}
${item("o", 3, "sebelum pukul 7")}
${item("b.", 2, "siang")}
${item("2.", 1, "Duduk")}
${item("·", 1, "Pulang")}
${item("o", 2, "bersama")}
<p class=MsoQuote><i>Kami siap.<o:p></o:p></i></p>
<p class=MsoNormal>Lihat<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference>[1]</span></a> <del cite="mailto:Ani" datetime="2026-11-27T10:00">lama</del><ins cite="mailto:Ani">baru</ins><span style='display:none;mso-hide:all'>rahasia</span>.
<!--[if gte vml 1]><v:shape id="a" style='width:10pt'><v:imagedata src="file:///C:/Users/Ani/msohtmlclip1/01/clip_image001.jpg"/></v:shape><![endif]--><![if !vml]><img width=602 height=339 src="file:///C:/Users/Ani/msohtmlclip1/01/clip_image001.jpg" v:shapes="a"><![endif]></p>
<!--EndFragment--></body></html>`;

export const nestedRead =
  "## Syarat\n\n1. Datang\n  1. pagi\n  - sebelum pukul 7\n  2. siang\n2. Duduk\n\n- Pulang\n  - bersama\n\n> *Kami siap.*\n\nLihat baru.";

/** Google Docs and Word on the web: lists inside lists, as elements. */
export const nestedElements =
  "<ol><li>Datang</li><ol><li>pagi</li><li>siang</li></ol><li>Duduk<ul><li>di depan</li></ul></li><li>Pulang</li></ol><ul><li>a<ul><li>b<ol><li>d</li></ol><ul><li>e</li></ul></li></ul></li><li>c</li></ul>";

export const nestedElementsRead = "1. Datang\n  1. pagi\n  2. siang\n2. Duduk\n  - di depan\n3. Pulang\n\n- a\n  - b\n  - e\n  1. d\n- c";

/** LibreOffice: a note at the foot, a line of Arabic, a list whose items are paragraphs; and the note of Google Docs. */
export const notesFromOffice = `<html><head><meta name="generator" content="LibreOffice"></head><body lang="id-ID" dir="ltr">
<p class="western" align="left" style="line-height: 115%">Laporan kemah<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a> tahun ini, lihat <a href="#bawah">di bawah</a><sup><a href="#ftnt1">[1]</a></sup>.</p>
<p dir="rtl" class="western" align="right"><font face="DejaVu Sans"><span lang="ar-SA">بسم
الله</span></font></p>
<ul><li><p class="western">Tenda</p><ul><li><p>besar</p></ul><li><p>Kompor</p></ul>
<div id="sdfootnote1"><p class="sdfootnote-western"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Kemah akhir semester.</p></div>
</body></html>`;

export const notesRead = "Laporan kemah tahun ini, lihat di bawah.\n\nبسم الله\n\n- Tenda\n  - besar\n- Kompor\n\nKemah akhir semester.";

/** WhatsApp in the browser: the plain form has the marks, the other one classes that change with every release. */
export const fromChat = {
  html: `<meta charset='utf-8'><div class="copyable-text" data-pre-plain-text="[10.30, 27/11/2026] Bu Ani: "><span class="_ao3e selectable-text copyable-text"><strong>Assalamualaikum</strong> <em>semua</em> <img alt="😀" data-plain-text="😀" src="blob:x" class="emoji"></span></div>`,
  text: "[10.30, 27/11/2026] Bu Ani: *Assalamualaikum* _semua_ 😀\n\nبسم الله الرحمن الرحيم\n\n- Besok libur\n- Lusa masuk",
};

export const chatRead = "**Assalamualaikum** *semua* 😀\n\nبسم الله الرحمن الرحيم\n\n- Besok libur\n- Lusa masuk";
