<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context><name>explorer</name>
<message id="explorer.report.more-reasons" numerus="yes"><source>… and {n} more reasons</source><translation><numerusform>… and 1 more reason</numerusform><numerusform>… and {n} more reasons</numerusform></translation></message>
<message id="explorer.what-if.count" numerus="yes"><source>{count} legal assignments</source><translation><numerusform>1 legal assignment</numerusform><numerusform>{count} legal assignments</numerusform></translation></message>
<message id="explorer.what-if.answer" numerus="yes"><source>{count} legal assignments, {results} results</source><translation><numerusform>1 legal assignment</numerusform><numerusform>{count} legal assignments, {results} results</numerusform></translation></message>
<message id="explorer.walk.count" numerus="yes"><source>{count} assignments; the one on the table is none of them</source><translation><numerusform>1 assignment; the one on the table is another</numerusform><numerusform>{count} assignments; the one on the table is none of them</numerusform></translation></message>
<message id="explorer.judge.illegal" numerus="yes"><source>Illegal: {n} rules are broken.</source><translation><numerusform>Illegal: a rule is broken.</numerusform><numerusform>Illegal: {n} rules are broken.</numerusform></translation></message>
<message id="explorer.judge.open" numerus="yes"><source>{n} legal assignments are so; {sources} can still be divided.</source><translation><numerusform>1 legal assignment is so.</numerusform><numerusform>{n} legal assignments are so; {sources} can still be divided.</numerusform></translation></message>
<message id="explorer.damage.reading" numerus="yes"><source>Exactly {amount}: {exactly} assignments ({exact_share}). At least {amount}: {least} ({least_share}).</source><translation><numerusform>Exactly {amount}: 1 assignment ({exact_share}). At least {amount}: {least} ({least_share}).</numerusform><numerusform>Exactly {amount}: {exactly} assignments ({exact_share}). At least {amount}: {least} ({least_share}).</numerusform></translation></message>
</context></TS>
