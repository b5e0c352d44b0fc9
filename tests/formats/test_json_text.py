"""JSON as text: strict where Python is lenient, and written to be read."""

import pytest

from simulator.formats.findings import FormatError
from simulator.formats.json_text import decode, read_json, write_json


def findings(text: str) -> list[tuple[str, str]]:
    with pytest.raises(FormatError) as caught:
        read_json(text)
    return [(finding.where, finding.message.key) for finding in caught.value.findings]


@pytest.mark.parametrize(
    ("text", "where", "key"),
    [
        ("", "1:1", "json.expected-value"),
        ('{"a": }', "1:7", "json.expected-value"),
        ('{"a": 1,\r\n "b" 2}', "2:6", "json.expected-colon"),
        ('{"a": 1\n"b": 2}', "2:1", "json.expected-comma"),
        ("{a: 1}", "1:2", "json.expected-key"),
        ('{"a": "b', "1:7", "json.unclosed-text"),
        ('{"a": "\t"}', "1:8", "json.control-character"),
        ('{"a": "\\q"}', "1:8", "json.odd-escape"),
        ('{"a": "\\u12"}', "1:9", "json.odd-escape"),
        ("{} {}", "1:4", "json.extra-data"),
        ("\x00", "1:1", "json.expected-value"),
    ],
)
def test_a_slip_of_syntax_is_told_with_line_and_column(text: str, where: str, key: str) -> None:
    assert findings(text) == [(where, key)]


def test_everything_that_json_lets_pass_is_told_at_once() -> None:
    text = '{"a": [1, NaN, -Infinity, 1e999], "b": 1, "b": 2, "c": {"\\ud800": "\\udfff"}, "d": %s}' % ("9" * 5000)
    assert findings(text) == [
        ("$", "json.repeated-key"),
        ("a[1]", "json.odd-number"),
        ("a[2]", "json.odd-number"),
        ("a[3]", "json.odd-number"),
        ("c", "json.broken-character"),
        ('c["\\\\ud800"]', "json.broken-character"),
        ("d", "json.odd-number"),
    ]


@pytest.mark.parametrize("depth", [65, 500, 100_000])
def test_deep_nesting_is_refused(depth: int) -> None:
    assert [key for _, key in findings("[" * depth + "]" * depth)] == ["json.too-deep"]
    assert [key for _, key in findings('{"a":' * depth + "1" + "}" * depth)] == ["json.too-deep"]


def test_whole_surrogate_pairs_are_characters() -> None:
    assert read_json('"\\ud83d\\udc32"') == "\U0001f432"


def test_a_byte_order_mark_is_left_out() -> None:
    assert read_json(decode(b'\xef\xbb\xbf{"a": 1}')) == {"a": 1}
    assert read_json('\ufeff{"a": 1}') == {"a": 1}


@pytest.mark.parametrize(
    ("content", "where"),
    [
        (b'{"a":\n "\xff"}', "2:3"),
        (b"\xff\xfe{\x00}\x00", "1:1"),
        ('{"名": "'.encode() + b"\xe7\x86", "1:8"),
        ('{"a": "é"}'.encode("latin-1"), "1:8"),
    ],
)
def test_what_is_not_utf_8_is_told_with_its_place(content: bytes, where: str) -> None:
    with pytest.raises(FormatError) as caught:
        decode(content)
    assert [(one.where, one.message.key) for one in caught.value.findings] == [(where, "json.not-utf-8")]


def test_json_is_written_to_be_read() -> None:
    value = {"title": "熊", "players": [{"id": "P1"}, {"id": "P2", "name": "x" * 110}], "none": [], "flag": True}
    assert (
        write_json(value)
        == """{
  "title": "熊",
  "players": [
    {"id": "P1"},
    {
      "id": "P2",
      "name": "%s"
    }
  ],
  "none": [],
  "flag": true
}
"""
        % ("x" * 110)
    )
    assert read_json(write_json(value)) == value


def test_an_integer_may_have_as_many_digits_as_python_writes() -> None:
    assert read_json('{"x-id": 12345678901234567890}') == {"x-id": 12345678901234567890}
    assert read_json('{"x-id": -%s}' % ("9" * 4000)) == {"x-id": -int("9" * 4000)}
    assert findings('{"x-id": %s}' % ("9" * 4001)) == [("x-id", "json.odd-number")]


def test_keys_are_the_same_in_whatever_form_they_are_written() -> None:
    assert findings('{"\\u00e9": 1, "e\\u0301": 2}') == [("$", "json.repeated-key")]
