const heads = ["No", "Nama Siswa", "NISN", "L/P", "Tgl Lahir"];

/** As a program of a few lines echoes it: entities, cells without an end, a class beside its pupils, a warning above. */
export const phpTable = () =>
  Buffer.from(
    `<br />\n<b>Notice</b>: Undefined index: tahun in <b>C:\\xampp\\htdocs\\siakad\\export.php</b> on line <b>12</b><br />\n<style>td{mso-number-format:"\\@"}</style><h3>DATA SISWA</h3>\n<table border='1'>
<tr><td colspan=6 align=center><b>DATA SISWA MTs CONTOH</b></td></tr><tr><td colspan="6">&nbsp;</td></tr>
<tr><th rowspan=2>No<th rowspan=2>Kelas<th colspan=3>Identitas<th rowspan=2>Tgl Lahir</tr><tr><th>Nama Siswa<th>NISN<th>L/P</tr>
<tr><td>1<td rowspan=2>X.A<td>Andini&nbsp;Pratiwi Lasimpo<td style='mso-number-format:"\\@"'>0098765001<td>P<td>12-03-2009
<tr><td>2<td>Bagas Aditya Mangge<td>'0098765002<td>L<td>17-11-2008</tr>
</table>`,
  );

/** "Save as web page": conditional remarks, islands of XML, a figure beside what the cell shows. */
export const excelPage = () =>
  Buffer.from(
    `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=windows-1252"><!--[if gte mso 9]><xml><x:ExcelWorkbook><x:ExcelWorksheet><x:Name>Sheet1</x:Name></x:ExcelWorksheet></x:ExcelWorkbook></xml><![endif]--><script language="JavaScript"><!--
if (window.name!="frSheet") document.write("<table><tr><td>lama</td></tr></table>");
//--></script></head><body link=blue><![if supportMisalignedColumns]><table border=0 cellpadding=0 width=424 style='border-collapse:collapse'><col width=64 span=5><tr height=20><td colspan=5 class=xl65>DAFTAR SISWA</td></tr><tr>${heads.map((head) => `<td class=xl66>${head}</td>`).join("")}</tr><tr><td align=right>1</td><td>Andini <font color="red">Pratiwi</font><br>  Lasimpo</td><td x:str="0098765001">0098765001</td><td>P</td><td align=right x:num="39884">12/03/2009</td></tr><tr><td>2</td><td>Bagas Aditya Mangge</td><td>0098765002</td><td>L</td><td x:num="39769">17/11/2008</td></tr><![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=64></td></tr><![endif]></table></body></html>`,
    "latin1",
  );

/** XML of Excel 2003 from a report program: prefixes, a guide that is hidden, remarks, several looks in a cell. */
export const excel2003 = () => {
  const cell = (type: string, says: string, more = "") => `<ss:Cell${more}><ss:Data ss:Type="${type}">${says}</ss:Data></ss:Cell>`;
  const text = (says: string) => cell("String", says);
  const people = [
    `${cell("Number", "1")}<ss:Cell><ss:Data ss:Type="String" xmlns="http://www.w3.org/TR/REC-html40"><B>Andini</B> Pratiwi Lasimpo</ss:Data><ss:Comment><ss:Data>bukan nama</ss:Data></ss:Comment></ss:Cell>${cell("Number", "98765001", ' ss:StyleID="s2"')}${text("P")}${cell("DateTime", "2009-03-12T00:00:00.000", ' ss:StyleID="s1"')}`,
    `${cell("Number", "2")}${text("Bagas Aditya Mangge")}${cell("Number", "98765002", ' ss:StyleID="s2"')}${cell("String", "L", ' ss:Formula="=IF(TRUE,&quot;L&quot;,&quot;P&quot;)"')}${cell("DateTime", "2008-11-17T00:00:00.000", ' ss:StyleID="s1"')}`,
  ];
  return Buffer.from(
    `\uFEFF<?xml version="1.0"?>\r\n<?mso-application progid="Excel.Sheet"?>\r\n<ss:Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet" xmlns:x="urn:schemas-microsoft-com:office:excel"><ss:Styles><ss:Style ss:ID="s1"><ss:NumberFormat ss:Format="dd/mm/yyyy"/></ss:Style><ss:Style ss:ID="s2"><ss:NumberFormat ss:Format="0000000000"/></ss:Style></ss:Styles><ss:Worksheet ss:Name="Petunjuk"><ss:Table><ss:Row>${text("NISN")}${text("Nama Siswa")}</ss:Row></ss:Table><x:WorksheetOptions><x:Visible>SheetHidden</x:Visible></x:WorksheetOptions></ss:Worksheet><ss:Worksheet ss:Name="Siswa &amp; Wali"><ss:Table ss:ExpandedColumnCount="5"><ss:Row><ss:Cell ss:MergeAcross="4"><ss:Data ss:Type="String">DAFTAR SISWA</ss:Data></ss:Cell></ss:Row><ss:Row>${heads.map(text).join("")}</ss:Row>${people.map((cells) => `<ss:Row>${cells}</ss:Row>`).join("")}<ss:Row ss:Index="6"><ss:Cell ss:Index="2"/></ss:Row></ss:Table></ss:Worksheet></ss:Workbook>`,
  );
};
