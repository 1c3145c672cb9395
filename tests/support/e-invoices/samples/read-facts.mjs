/*
 * Reads what e-invoices say, in a process of its own: jest cannot load libxml2-wasm. It gets a list of XML texts,
 * and answers a list of facts, see facts.ts.
 */
import { Buffer } from 'node:buffer';
import { XmlDocument } from 'libxml2-wasm';
import {
  ALLOWANCE_TERMS,
  ALLOWANCES,
  DOCUMENT_TERMS,
  FILE_TERMS,
  FILES,
  LINE_ALLOWANCES,
  LINE_TERMS,
  LINES,
} from './terms.mjs';

const UN = 'urn:un:unece:uncefact:data:standard';
const OASIS = 'urn:oasis:names:specification:ubl:schema:xsd';
const NAMES = {
  cac: `${OASIS}:CommonAggregateComponents-2`,
  cbc: `${OASIS}:CommonBasicComponents-2`,
  rsm: `${UN}:CrossIndustryInvoice:100`,
  ram: `${UN}:ReusableAggregateBusinessInformationEntity:100`,
  udt: `${UN}:UnqualifiedDataType:100`,
};

/** 20260304 as 2026-03-04, 1.50 as 1.5, blanks of a layout as one. */
function plain(text) {
  const trimmed = text.replace(/[ \t]+/g, ' ').trim();
  if (/^(19|20)\d{6}$/.test(trimmed)) return trimmed.replace(/(....)(..)(..)/, '$1-$2-$3');
  return /^-?\d+\.\d*$/.test(trimmed) ? trimmed.replace(/\.?0*$/, '') : trimmed;
}

function factsOf(xml) {
  const document = XmlDocument.fromString(xml);
  const syntax = document.root.name === 'CrossIndustryInvoice' ? 1 : 0;
  const read = (node, terms) =>
    Object.fromEntries(
      terms
        .map(([term, ...paths]) => [
          term,
          node.find(paths[syntax], NAMES).map((found) => plain(found.content)),
        ])
        .filter(([, values]) => values.some((value) => value !== '')),
    );
  const all = (node, paths, terms) =>
    node.find(paths[syntax], NAMES).map((found) => read(found, terms));
  try {
    return {
      syntax: ['ubl', 'cii'][syntax],
      terms: read(document.root, DOCUMENT_TERMS),
      lines: document.root.find(LINES[syntax], NAMES).map((line) => ({
        terms: read(line, LINE_TERMS),
        allowances: all(line, LINE_ALLOWANCES, ALLOWANCE_TERMS),
      })),
      allowances: all(document.root, ALLOWANCES, ALLOWANCE_TERMS),
      files: all(document.root, FILES, FILE_TERMS),
    };
  } finally {
    document.dispose();
  }
}

const parts = [];
for await (const part of process.stdin) parts.push(part);
const texts = JSON.parse(Buffer.concat(parts).toString('utf8'));
process.stdout.write(JSON.stringify(texts.map(factsOf)));
