import { chromium } from '@playwright/test';
import { readdirSync, mkdirSync } from 'node:fs';
const [,, variant, from='0', to='9999', out='/tmp/contact'] = process.argv;
mkdirSync(out,{recursive:true});
const phone = variant.startsWith('phone');
const all = readdirSync('/tmp/sheetall').filter(f=>f.endsWith(`-${variant}.png`)).sort();
const files = all.slice(+from,+to);
const cols = phone?8:4, w = phone?195:390, h = phone?420:300, per = phone?24:16;
const b = await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--allow-file-access-from-files']});
const p = await b.newPage({viewport:{width:cols*(w+6),height:100}});
await p.goto('file:///tmp/');
for(let i=0;i<files.length;i+=per){
  const part=files.slice(i,i+per);
  await p.setContent(`<base href="file:///tmp/sheetall/"><style>body{margin:0;background:#888;display:grid;grid-template-columns:repeat(${cols},${w}px);gap:6px;font:11px sans-serif}div{height:${h+14}px;overflow:hidden}img{width:${w}px;display:block}</style>`+part.map(f=>`<div>${f.replace(`-${variant}.png`,'')}<img src="file:///tmp/sheetall/${f}"></div>`).join(''),{waitUntil:'load'});
  await p.waitForTimeout(500);
  await p.screenshot({path:`${out}/${variant}-${String((+from+i)/per).padStart(2,'0')}.png`,fullPage:true});
}
console.log(all.length);
await b.close();
